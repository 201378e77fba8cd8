"""What tabletop games share: lazy decks, dice and their exact distributions."""

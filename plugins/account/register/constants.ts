/** How long the player must have stopped typing before a user name is looked up. */
export const CHECK_PAUSE_MS = 400

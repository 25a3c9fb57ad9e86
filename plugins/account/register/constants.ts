/** How long the player must have stopped typing before a user name is looked up. */
export const CHECK_PAUSE_MS = 400
/** Types of members who register others (RT-04). */
export const AGENT_TYPES: readonly number[] = [1, 2]
/** Where other members are sent, if the site has it; else home. */
export const INVITE_PATH = '/m/inviteFriends'

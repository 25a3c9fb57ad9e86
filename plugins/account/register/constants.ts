/** The player has stopped typing a user name for so long: it is looked up. */
export const CHECK_PAUSE_MS = 400
/** Types of members who register others (RT-04). */
export const AGENT_TYPES: readonly number[] = [1, 2]
/** Where any other member is sent instead. */
export const INVITE_PATH = '/m/inviteFriends'

/** Most friends that are read from the gateway's list, which has the newest first. */
export const MAX_FRIENDS = 200
/** Number of friends that are shown at first, and that each press adds. */
export const FRIENDS_STEP = 10
/** Length of a friend's name, in characters; a longer one is cut. */
export const NAME_LENGTH = 40
/** How long the referral entry waits for the service of available promotions to start, in milliseconds. */
export const PROMOTIONS_WAIT_MS = 3_000
/** White modules around a QR code, as its standard wants them. */
export const QUIET_ZONE = 4

/** How many places of the leader board are shown. */
export const LEADERS_SHOWN = 20
/** The first places have a medal. */
export const MEDALS = 3
/** How long after a reset the missions are asked for again, in milliseconds: the gateway has made them anew by then. */
export const RESET_DELAY_MS = 2_000

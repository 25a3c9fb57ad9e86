/** How often it is looked whether the player still fills in a form, which no pop-up covers. */
export const FORM_CHECK_MS = 1_000
/** The longest time of a browser's timer. */
export const DELAY_MAX_MS = 2 ** 31 - 1

/** Fewer say nothing that anybody could act on. Characters. */
export const MESSAGE_MIN = 10
/** What the gateway takes. Characters. */
export const MESSAGE_MAX = 500
/** From here on the counter is shown, and read out. Characters left. */
export const COUNTER_FROM = 100
export const CONTACT_MAX = 100

/** A registration as old as this is renewed (CO-10). */
export const REFRESH_MS = 604_800_000
/** After 'not now' the player is not asked for so long, where the merchant sets nothing else. */
export const REST_DAYS = 7
export const REST_DAYS_MAX = 365
export const DAY_MS = 86_400_000
/** How long the registration of the site's worker is waited for: on a slow network the first one takes a while. */
export const WORKER_WAIT_MS = 20_000
/** Scope of the site's worker. */
export const WORKER_SCOPE = '/m/'
/** The topic that every player gets (ST-11). */
export const TOPIC_ALL = 'ALL'
/** All steps of one synchronisation; more would be an endless loop. */
export const STEPS_MAX = 8
/** How long the player is back from a game, or on a calm screen, before the question. */
export const OFFER_DELAY_MS = 1_500
/** Answers of so many members are stored on one device. */
export const ANSWERS_MAX = 20
/** How long a call of the merchant's own push service may take. */
export const SERVICE_TIMEOUT_MS = 15_000

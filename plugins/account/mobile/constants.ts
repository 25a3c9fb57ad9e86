/** Until a code may be sent again where the gateway does not say, or says something that cannot be (EN-08, CO-04). */
export const RESEND_MS = 60_000
/** No gateway lets a player wait longer; what says so is not believed (EN-08). */
export const RESEND_MAX_MS = 600_000
/** How long a provider of codes may take to load before a form is told that there is none. */
export const PROVIDER_TIMEOUT_MS = 10_000
/** Digits of the codes that the identity provider sends. */
export const PROVIDER_CODE_LENGTH = 6
/** The list of countries hardly ever changes (CA-10). */
export const COUNTRIES_CACHE_MS = 86_400_000
/** How often the countdown is looked at. It is reckoned from the time, not from the ticks. */
export const TICK_MS = 250

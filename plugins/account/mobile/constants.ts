/** Time until a code may be sent again if the gateway gives none, or an impossible one (EN-08, CO-04). */
export const RESEND_MS = 60_000
/** Longest time that a gateway may demand; a longer one counts as impossible (EN-08). */
export const RESEND_MAX_MS = 600_000
/** How long a provider of codes may take to load before a form gets an error. */
export const PROVIDER_TIMEOUT_MS = 10_000
/** Digits of the codes that the identity provider sends. */
export const PROVIDER_CODE_LENGTH = 6
/** How long the list of countries is cached, since it hardly ever changes (CA-10). */
export const COUNTRIES_CACHE_MS = 86_400_000
/** How often the countdown is updated. It uses the elapsed time, not the number of ticks. */
export const TICK_MS = 250

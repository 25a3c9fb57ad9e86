import type { ConsentCategory } from '@foyer/sdk'

/** Every category, in the order in which the player sees them. */
export const CATEGORIES = ['marketing', 'analytics', 'support'] as const satisfies readonly ConsentCategory[]
/** How long a choice counts, where the merchant sets nothing else. */
export const CHOICE_MONTHS = 12
/** The longest that a merchant may set. */
export const CHOICE_MONTHS_MAX = 24
/** A choice may be so much later than the device's clock, which somebody has set back. */
export const CLOCK_TOLERANCE_MS = 86_400_000
export const VERSION_CHARS = 40

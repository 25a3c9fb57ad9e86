/** The share of page loads that report, where the merchant does not set another. */
export const SAMPLE_RATE = 0.1
/** The most reports of one page load. */
export const MAX_REPORTS = 10
/** How many of them may be errors and violations of the policy: the rest is for measurements. */
export const MAX_PROBLEMS = 5
/** The route of an address that no screen has. */
export const NO_ROUTE = 'none'
/** How long the call may take: nobody waits for it. */
export const TIMEOUT_MS = 10_000
/**
 * Milliseconds after the page's beginning from which it is measured, if it is not touched before: by then its own start is
 * over.
 */
export const MEASURE_MS = 5_000

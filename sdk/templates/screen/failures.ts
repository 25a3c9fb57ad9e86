/** What is said of a failed call in other words than the site's usual ones; `network` and `unknown` are kinds of failures. */
export const FAILURES = { network: { text: 'failed' }, unknown: { text: 'failed' } } as const

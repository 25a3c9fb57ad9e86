/** How much customer service a merchant has: so many entries, or two and one that is bad. */
export const SERVICES = ['0', '1', '2', '3', 'broken', 'http'] as const
export type Service = (typeof SERVICES)[number]

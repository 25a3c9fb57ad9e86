/** Entries of customer service: a number of them, or two and a bad one. */
export const SERVICES = ['0', '1', '2', '3', 'broken', 'http'] as const
export type Service = (typeof SERVICES)[number]

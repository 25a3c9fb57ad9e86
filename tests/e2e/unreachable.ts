export const GONE = { status: 'domain_not_available' } as const

/** The state of a page with the usual member. */
export const PLAYER = { member: 'player' } as const

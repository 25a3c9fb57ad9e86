import { IDENTITY_TOKEN_MS } from '../contract.ts'

/**
 * Whether a token is too old for the gateway, or its age is unknown (CO-09).
 * @param issuedAt a date in the SDK's format
 * @param now epoch milliseconds
 */
export const isStale = (issuedAt: string, now: number): boolean =>
  !(now - Date.parse(issuedAt) <= IDENTITY_TOKEN_MS)

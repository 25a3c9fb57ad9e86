import { IDENTITY_TOKEN_MS } from '../contract.ts'

/**
 * Whether a token is too old for the gateway, or does not say how old it is (CO-09).
 * @param issuedAt a date as the SDK writes it
 * @param now epoch milliseconds
 */
export const isStale = (issuedAt: string, now: number): boolean =>
  !(now - Date.parse(issuedAt) <= IDENTITY_TOKEN_MS)

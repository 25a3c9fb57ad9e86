import { isFlagOn, isRecord, type SessionInfo } from '@foyer/sdk'

/**
 * Characters allowed in a header: visible ASCII, no blank. Any other token would make every call of the
 * member fail.
 */
export const TOKEN = /^[!-~]+$/

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/**
 * Reads the value of MC_SESSION_INFO, written by this application or another of the operator: the member's id
 * as `id` or `customerId`, the type as `type` or `customerType`, numbers also as text (EN-01).
 *
 * @returns exactly the fields of a session; `undefined` without an id, a merchant or a token that can be sent
 */
export function parseSession(stored: unknown): SessionInfo | undefined {
  if (!isRecord(stored)) return undefined
  const id = text(stored['id']) || text(stored['customerId'])
  const token = text(stored['token'])
  const merchantCode = text(stored['merchantCode'])
  if (!id || !merchantCode || !TOKEN.test(token)) return undefined
  const type = Number(text(stored['type']) || text(stored['customerType']))
  const first = stored['firstTimeLogin']
  const passwordChangeRequired = stored['passwordChangeRequired']
  return {
    id,
    token,
    merchantCode,
    userName: text(stored['userName']),
    type: Number.isInteger(type) ? type : 0,
    firstTimeLogin: isFlagOn(first),
    ...(passwordChangeRequired === 'weak' || passwordChangeRequired === 'expired'
      ? { passwordChangeRequired }
      : {}),
  }
}

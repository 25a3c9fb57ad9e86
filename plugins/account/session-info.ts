import type { SessionInfo } from '@foyer/sdk'
import type { LoginAnswer } from './login-answer.ts'

/**
 * The session that an answer begins (EN-01). The merchant is the page's own; the name is the gateway's, or
 * else the one that the player typed.
 */
export const sessionInfoOf = (
  { id, token, userName, customerType, firstTimeLogin }: LoginAnswer,
  { merchantCode, username }: { readonly merchantCode: string; readonly username: string },
): SessionInfo => ({
  id,
  token,
  merchantCode,
  userName: userName ?? username,
  type: customerType,
  firstTimeLogin,
})

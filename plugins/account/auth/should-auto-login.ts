import type { AutoLogin, FactArea } from '@foyer/sdk'
import type { RememberedLogin } from '../remembered-login.ts'

/** The facts that decide whether the site logs a remembered player in automatically. */
export interface AutoLoginFacts {
  readonly signedIn: boolean
  readonly autoLoginFlag: AutoLogin
  /** Query of the address that the page was opened with: `?id=1` or empty. */
  readonly query: string
  /** The gateway's switches; `undefined`: it has not answered. */
  readonly switches: FactArea
  readonly merchant: string
  readonly remembered: (Omit<RememberedLogin, 'type'> & { readonly type: string }) | undefined
  /** The player is already logging in or registering. */
  readonly superseded: boolean
}

/** Checks every condition of ST-06 but one: the caller tries it only once per load. */
export function shouldAutoLogin(facts: AutoLoginFacts): boolean {
  const { signedIn, autoLoginFlag, query, switches, merchant, remembered, superseded } = facts
  const parameters = new URLSearchParams(query)
  return (
    !signedIn &&
    !superseded &&
    autoLoginFlag === 'allowed' &&
    !parameters.has('redirectUrl') &&
    !parameters.has('backUrl') &&
    switches?.['MOBILEAUTOLOGIN3'] === true &&
    remembered?.merchant === merchant &&
    remembered.type !== 'sms'
  )
}

import type { AutoLogin, FactArea } from '@foyer/sdk'
import type { RememberedLogin } from '../remembered-login.ts'

/** What decides whether the site logs a remembered player in by itself. */
export interface AutoLoginFacts {
  readonly signedIn: boolean
  readonly autoLoginFlag: AutoLogin
  /** Of the address that the page was opened with: `?id=1` or empty. */
  readonly query: string
  /** As the gateway says them; `undefined`: it has not answered. */
  readonly switches: FactArea
  readonly merchant: string
  readonly remembered: (Omit<RememberedLogin, 'type'> & { readonly type: string }) | undefined
  /** The player is at it already. */
  readonly superseded: boolean
}

/** Every condition of ST-06 that can be told beforehand; that it is tried once a load is the caller's. */
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

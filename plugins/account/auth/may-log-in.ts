import type { AutoLogin, FactArea } from '@foyer/sdk'
import type { RememberedLogin } from '../remembered-login.ts'

/** What decides whether the site logs a remembered player in by itself. */
export interface AutoLoginFacts {
  readonly signedIn: boolean
  readonly tab: AutoLogin
  /** Of the address that the page was opened with: `?id=1` or empty. */
  readonly query: string
  /** As the gateway says them; `undefined`: it has not answered. */
  readonly switches: FactArea
  readonly merchant: string
  readonly remembered: (Omit<RememberedLogin, 'type'> & { readonly type: string }) | undefined
  /** The player is at it already. */
  readonly begun: boolean
}

/** Every condition of ST-06 that can be told beforehand; that it is tried once a load is the caller's. */
export function mayLogIn(facts: AutoLoginFacts): boolean {
  const { signedIn, tab, query, switches, merchant, remembered, begun } = facts
  const asked = new URLSearchParams(query)
  return (
    !signedIn &&
    !begun &&
    tab === 'allowed' &&
    !asked.has('redirectUrl') &&
    !asked.has('backUrl') &&
    switches?.['MOBILEAUTOLOGIN3'] === true &&
    remembered?.merchant === merchant &&
    remembered.type !== 'sms'
  )
}

import type { SiteStatus } from '@foyer/sdk'
import { isOn } from './is-on.ts'

/** Whether the identity provider, not the gateway, sends codes to phones: `sms.firebase` of the status. */
export function usesIdentityCodes(status: Pick<SiteStatus, 'parts'> | undefined): boolean {
  const sms = status?.parts?.['sms']
  return typeof sms === 'object' && sms !== null && 'firebase' in sms && isOn(sms.firebase)
}

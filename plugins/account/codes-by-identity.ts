import type { SiteStatus } from '@foyer/sdk'

/** As gateways write a flag: `true`, `1`, `'1'`, `'true'`. */
export const isOn = (given: unknown): boolean =>
  given === true || given === 1 || given === '1' || given === 'true'

/** Whether codes to phones go by the identity provider in place of the gateway: `sms.firebase` of the status. */
export function codesByIdentity(status: Pick<SiteStatus, 'parts'> | undefined): boolean {
  const sms = status?.parts?.['sms']
  return typeof sms === 'object' && sms !== null && 'firebase' in sms && isOn(sms.firebase)
}

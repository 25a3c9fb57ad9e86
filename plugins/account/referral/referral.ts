import type { Activate } from '@foyer/sdk'
import { REGISTRATION_INFO } from '../contract.ts'
import { registrationInfoAt } from '../registration-info.ts'
import type { manifest } from './manifest.ts'

/** Once a page: the codes stay in the address for the whole visit (RR-08). */
export const activate: Activate<typeof manifest> = ({ storage }) => {
  const known = storage.get(REGISTRATION_INFO)
  const info = registrationInfoAt(location, known)
  if (JSON.stringify(info) !== JSON.stringify(known)) storage.set(REGISTRATION_INFO, info)
}

import { checkUrl, type PluginError } from '@foyer/sdk'
import { hostError } from '../host/errors/host-error.ts'
import type { ForeignPlugin } from '../profile/foreign-plugin.ts'

/** The form of a valid hash: browsers ignore any other, and would run any bytes. */
const SHA384 = /^sha384-[A-Za-z0-9+/]{64}$/
const HOST = /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/

/** Why a profile's entry is invalid, if it is: `PL-ORIGIN` or `PL-INTEGRITY`. For bake and page. */
export function checkEntry({ id, url, integrity, origins }: ForeignPlugin): PluginError | undefined {
  const address = checkUrl(url, { kind: 'https' })
  if (!address || address.search || address.hash) return hostError('PL-ORIGIN', id, 'load', String(url))
  const bad = Object.values(origins)
    .flat()
    .find((host) => !HOST.test(host))
  if (bad !== undefined) return hostError('PL-ORIGIN', id, 'load', String(bad))
  return SHA384.test(integrity) ? undefined : hostError('PL-INTEGRITY', id, 'load', String(integrity))
}

import { defineEndpoint, type Schema } from '@foyer/sdk'
import { isRecord } from '../storage/type-guards.ts'
import { LIST_TIMEOUT_MS, PING_TIMEOUT_MS } from './constants.ts'
import { domainHost } from './domain-host.ts'

/** The hosts that could be read, and the places of the entries that are none: `value.2`. */
export interface DomainList {
  readonly hosts: readonly string[]
  readonly refused: readonly string[]
}

/** `{ value: [{ domainName }] }` (EN-26). One entry that is none costs no other. */
const domainList: Schema<DomainList> = {
  '~standard': {
    version: 1,
    vendor: 'foyer',
    validate(answer) {
      const value = isRecord(answer) ? answer['value'] : undefined
      if (!Array.isArray(value)) return { issues: [{ message: 'is no list', path: ['value'] }] }
      const read = value.map((entry, index) => domainHost(entry) ?? index)
      return {
        value: {
          hosts: read.filter((entry) => typeof entry === 'string'),
          refused: read.filter((entry) => typeof entry === 'number').map((index) => `value.${index}`),
        },
      }
    },
  },
}

/** A page of somebody else's that answers 200 to everything is not healthy: it takes the gateway's own envelope. */
const healthy: Schema<undefined> = {
  '~standard': {
    version: 1,
    vendor: 'foyer',
    validate: (answer) =>
      isRecord(answer) && answer['success'] === true
        ? { value: undefined }
        : { issues: [{ message: 'is no success' }] },
  },
}

/** The merchant's domains (CA-11). The specification names the path, and the entries in EN-26. */
export const domainRoute = defineEndpoint()({
  id: 'kernel.domain-route',
  method: 'GET',
  path: '/wps/system/domainRoute',
  auth: 'none',
  timeoutMs: LIST_TIMEOUT_MS,
  response: domainList,
})

/** `{domain}/wps/system/test/ping?speed=timestamp` (CA-12). Asked of other origins, so `ping` sends it, not HTTP (RO-14). */
export const testPing = defineEndpoint()({
  id: 'kernel.ping',
  method: 'GET',
  path: '/wps/system/test/ping',
  auth: 'none',
  timeoutMs: PING_TIMEOUT_MS,
  response: healthy,
})

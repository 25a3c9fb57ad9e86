import { defineEndpoint, isRecord, type Schema } from '@foyer/sdk'
import { LIST_TIMEOUT_MS, PING_TIMEOUT_MS } from './constants.ts'
import { domainHost } from './domain-host.ts'

/** The valid hosts, and the paths of the invalid entries: `value.2`. */
export interface DomainList {
  readonly hosts: readonly string[]
  readonly refused: readonly string[]
}

/** `{ value: [{ domainName }] }` (EN-26). An invalid entry does not affect the others. */
const domainList: Schema<DomainList> = {
  '~standard': {
    version: 1,
    vendor: 'foyer',
    validate(answer) {
      const value = isRecord(answer) ? answer['value'] : undefined
      if (!Array.isArray(value)) return { issues: [{ message: 'is not a list', path: ['value'] }] }
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

/** Another site's page may answer 200 to everything, so only the gateway's own envelope counts as healthy. */
const healthy: Schema<undefined> = {
  '~standard': {
    version: 1,
    vendor: 'foyer',
    validate: (answer) =>
      isRecord(answer) && answer['success'] === true
        ? { value: undefined }
        : { issues: [{ message: 'is not a success' }] },
  },
}

/** The merchant's domains (CA-11). EN-26 defines the entries. */
export const domainRoute = defineEndpoint()({
  id: 'kernel.domain-route',
  method: 'GET',
  path: '/wps/system/domainRoute',
  auth: 'none',
  timeoutMs: LIST_TIMEOUT_MS,
  response: domainList,
})

/**
 * `{domain}/wps/system/test/ping?speed=timestamp` (CA-12). It goes to other origins, so `ping` sends it
 * instead of the HTTP service (RO-14).
 */
export const testPing = defineEndpoint()({
  id: 'kernel.ping',
  method: 'GET',
  path: '/wps/system/test/ping',
  auth: 'none',
  timeoutMs: PING_TIMEOUT_MS,
  response: healthy,
})

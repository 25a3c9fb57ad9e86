import { CodedError } from '@foyer/sdk'
import type { Encrypted } from './cipher-suite.ts'
import { encryptionFailed } from './errors.ts'
import { isFetchFailure } from '../reachability/is-fetch-failure.ts'
import { offeredSuites } from './offered-suites.ts'
import { loadSuite, type SuiteId } from './suites.ts'

/** What the gateway took last. It will again, so that suite is fetched while the key is on its way. */
let lastUsedSuite: SuiteId = 'legacy'

/** Fetches the suite that will most probably be used. */
export function preloadSuite(): void {
  loadSuite(lastUsedSuite).catch(() => undefined)
}

/**
 * Encrypts a payload with the best suite that the gateway's key allows. A key that one suite cannot use is left to the next.
 *
 * @throws CodedError `CR-MISSING` where no suite can use the key, `CR-FAILED` when an encryption went wrong
 */
export async function encryptPayload(payload: string, key: unknown): Promise<Encrypted> {
  let refusal: unknown
  for (const id of offeredSuites(key)) {
    try {
      const suite = await loadSuite(id)
      const encrypted = await suite.encrypt(payload, key)
      lastUsedSuite = id
      return encrypted
    } catch (error) {
      if (isFetchFailure(error)) throw error
      // A library's own error may quote the payload.
      refusal = error instanceof CodedError ? error : encryptionFailed()
      if (!(error instanceof CodedError) || error.code !== 'CR-MISSING') break
    }
  }
  throw refusal
}

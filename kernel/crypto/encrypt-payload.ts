import { CodedError } from '@foyer/sdk'
import type { Encrypted } from './cipher-suite.ts'
import { encryptionFailed } from './errors.ts'
import { isFetchFailure } from '../reachability/is-fetch-failure.ts'
import { offeredSuites } from './offered-suites.ts'
import { loadSuite, type SuiteId } from './suites.ts'

/** The suite of the last call. The next call will probably use it too, so it is fetched with the key. */
let lastUsedSuite: SuiteId = 'legacy'

/** Fetches the suite that the next call will probably use. */
export function preloadSuite(): void {
  loadSuite(lastUsedSuite).catch(() => undefined)
}

/**
 * Encrypts a payload with the best suite that the gateway's key allows. If a suite cannot use the key, the
 * next one tries.
 *
 * @throws CodedError `CR-MISSING` when no suite can use the key, `CR-FAILED` when the encryption fails
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

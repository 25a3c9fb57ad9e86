import { CodedError, isRecord } from '@foyer/sdk'
import type { Encrypted, CipherSuite } from './cipher-suite.ts'
import { encryptionFailed } from './errors.ts'
import { isFetchFailure } from '../chunks/is-fetch-failure.ts'

/** Every suite by id. Each is a chunk of its own, fetched when a call first needs it. */
const SUITES = {
  legacy: async (): Promise<CipherSuite> => (await import('./legacy/legacy.ts')).legacy,
  modern: async (): Promise<CipherSuite> => (await import('./modern/modern.ts')).modern,
}

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

/** WebCrypto exists in secure contexts only: on https, and on localhost. */
const hasWebCrypto = (): boolean => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined

/**
 * The suites to try with a gateway's key, best first (SE-06). `modern` is tried when the key response lists
 * it in `suites` and this page has WebCrypto; `legacy`, which every gateway supports, always comes last, so
 * that an unknown or malformed offer does no harm. The response is not signed: an attacker who could remove
 * the offer could also replace the key, and TLS prevents both. So a missing offer is not an attack and is
 * accepted.
 */
export const offeredSuites = (key: unknown, canModern = hasWebCrypto()): readonly SuiteId[] =>
  canModern && isRecord(key) && Array.isArray(key['suites']) && key['suites'].includes('modern')
    ? ['modern', 'legacy']
    : ['legacy']

type SuiteId = keyof typeof SUITES

export const loadSuite = (id: SuiteId): Promise<CipherSuite> => SUITES[id]()

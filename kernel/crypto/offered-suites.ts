import { isRecord } from '@foyer/sdk'
import type { SuiteId } from './suites.ts'

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

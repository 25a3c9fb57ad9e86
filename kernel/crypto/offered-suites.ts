import { isRecord } from '../storage/type-guards.ts'
import type { SuiteId } from './suites.ts'

/** WebCrypto stands in secure contexts only: on https, and on localhost. */
const hasWebCrypto = (): boolean => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined

/**
 * The suites to try with a gateway's key, best first (SE-06). `modern` is tried where the key's answer lists it in `suites`
 * and this page has WebCrypto; `legacy`, which every gateway speaks, always comes last, so that an offer which is unknown or
 * malformed costs nothing. The answer is not signed: who could strip the offer could as well put in a key of their own, and
 * TLS keeps out both. So a missing offer is no attack, and is not refused.
 */
export const offeredSuites = (key: unknown, canModern = hasWebCrypto()): readonly SuiteId[] =>
  canModern && isRecord(key) && Array.isArray(key['suites']) && key['suites'].includes('modern')
    ? ['modern', 'legacy']
    : ['legacy']

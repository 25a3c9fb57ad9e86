import { CodedError, HttpError, type SignedHeader } from '@foyer/sdk'
import { BAD_GATEWAY } from '@foyer/sdk/internal'
import type { Encrypted } from '../crypto/cipher-suite.ts'
import { encryptionFailed, missingEncryption } from '../crypto/errors.ts'
import type * as Seal from '../crypto/encrypt-payload.ts'
import { isFetchFailure } from '../chunks/is-fetch-failure.ts'

/** Failures of the key request that are failures of the transport, not of encryption: `failureKind` is too large for the first paint. */
const TRANSPORT_ERRORS = new Set(['HT-OFFLINE', 'HT-NETWORK', 'HT-TIMEOUT', 'HT-ABORTED'])

/** What a call that is encrypted or signed needs. */
interface CipherCall {
  /** Id of the endpoint. */
  readonly id: string
  /** Requests the gateway's key; resolves with the response's value. */
  readonly askKey: () => Promise<unknown>
  /** The error to throw when the code could not be fetched, and why it could not. */
  readonly unfetched: (cause: unknown) => Promise<HttpError>
}

/**
 * Encrypts a body with a key requested for this call (CA-01), by the best suite that the key response offers (SE-06).
 *
 * @throws HttpError `CR-MISSING` without a usable key, `CR-FAILED`, or the transport's failure. Nothing was sent.
 */
export const encryptBody = (call: CipherCall, json: string): Promise<Encrypted> =>
  withKey(call, loadEncryptPayload, ({ encryptPayload }, key) => encryptPayload(json, key))

/** The headers that sign a body as it is sent (EN-29). Throws as `encryptBody` does. */
export const signBody = (
  call: CipherCall,
  body: string,
  wanted: readonly SignedHeader[],
): Promise<Readonly<Record<string, string>>> =>
  withKey(
    wanted.includes('X-RSA') ? call : { ...call, askKey: () => Promise.resolve(undefined) },
    () => import('../crypto/sign-payload.ts'),
    ({ signPayload }, key) => signPayload(body, wanted, key),
  )

/** Fetches the code and the key in parallel. */
async function withKey<Code, Result>(
  { id, askKey, unfetched }: CipherCall,
  load: () => Promise<Code>,
  use: (code: Code, key: unknown) => Promise<Result>,
): Promise<Result> {
  const [code, key] = await Promise.all([
    load().catch(async (error: unknown) => {
      if (isFetchFailure(error)) throw await unfetched(error)
      return refuse(id, encryptionFailed())
    }),
    askKey().catch((error: unknown) => {
      if (
        error instanceof HttpError &&
        (TRANSPORT_ERRORS.has(error.code) || error.answer?.status === BAD_GATEWAY)
      )
        throw new HttpError(error.code, error.text, id, error.answer)
      return refuse(id, missingEncryption())
    }),
  ])
  try {
    return await use(code, key)
  } catch (error) {
    if (isFetchFailure(error)) throw await unfetched(error)
    return refuse(id, error instanceof CodedError ? error : encryptionFailed())
  }
}

/** A chunk of its own: most guests encrypt nothing. */
async function loadEncryptPayload(): Promise<typeof Seal> {
  const loaded = await import('../crypto/encrypt-payload.ts')
  loaded.preloadSuite()
  return loaded
}

function refuse(id: string, error: CodedError): never {
  throw new HttpError(error.code, error.text, id)
}

import { CodedError, HttpError } from '@foyer/sdk'
import { BAD_GATEWAY } from '@foyer/sdk/internal'
import type { Encrypted } from '../crypto/cipher-suite.ts'
import { encryptionFailed, missingEncryption } from '../crypto/errors.ts'
import type * as Seal from '../crypto/encrypt-payload.ts'
import { isFetchFailure } from '../reachability/is-fetch-failure.ts'

/** Failures of the key request that are failures of the transport, not of encryption: `failureKind` is too large for the first paint. */
const TRANSPORT_ERRORS = new Set(['HT-OFFLINE', 'HT-NETWORK', 'HT-TIMEOUT', 'HT-ABORTED'])

/**
 * Encrypts a body with a key requested for this call (CA-01), by the best suite that the key response offers
 * (SE-06). Fetches the encryption code and the key in parallel.
 *
 * @param askKey requests the gateway's key; resolves with the response's value
 * @param unfetched the error to throw when the encryption code could not be fetched, and why it could not
 * @throws HttpError `CR-MISSING` without a usable key, `CR-FAILED`, or the transport's failure. Nothing was
 * sent.
 */
export async function encryptBody(
  id: string,
  json: string,
  askKey: () => Promise<unknown>,
  unfetched: (cause: unknown) => Promise<HttpError>,
): Promise<Encrypted> {
  const [{ encryptPayload }, key] = await Promise.all([
    loadEncryptPayload().catch(async (error: unknown) => {
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
    return await encryptPayload(json, key)
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

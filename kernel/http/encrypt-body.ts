import { CodedError, HttpError } from '@foyer/sdk'
import type { Encrypted } from '../crypto/cipher-suite.ts'
import { encryptionFailed, missingEncryption } from '../crypto/errors.ts'
import type * as Seal from '../crypto/encrypt-payload.ts'
import { isFetchFailure } from '../reachability/is-fetch-failure.ts'

/** Failures of the key's own call that say something about the way to the gateway rather than about encryption. */
const TRANSPORT_ERRORS = new Set(['HT-OFFLINE', 'HT-NETWORK', 'HT-TIMEOUT', 'HT-ABORTED'])
const BAD_GATEWAY = 502

/**
 * Encrypts a body with a key asked for this call (CA-01), by the best suite that the key's answer offers (SE-06). What
 * encrypts is fetched while the key is on its way.
 *
 * @param askKey asks the gateway for its key; gives the answer's value
 * @param unreached what to throw where the code that encrypts could not be fetched
 * @throws HttpError `CR-MISSING` where the gateway gave no usable key, `CR-FAILED`, or the way's own failure. Nothing was sent.
 */
export async function encryptBody(
  id: string,
  json: string,
  askKey: () => Promise<unknown>,
  unreached: () => Promise<HttpError>,
): Promise<Encrypted> {
  const [{ encryptPayload }, key] = await Promise.all([
    loadEncryptPayload().catch(async (error: unknown) => {
      if (isFetchFailure(error)) throw await unreached()
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
    if (isFetchFailure(error)) throw await unreached()
    return refuse(id, error instanceof CodedError ? error : encryptionFailed())
  }
}

/** A chunk of its own: a guest who only looks around encrypts nothing. */
async function loadEncryptPayload(): Promise<typeof Seal> {
  const loaded = await import('../crypto/encrypt-payload.ts')
  loaded.preloadSuite()
  return loaded
}

function refuse(id: string, error: CodedError): never {
  throw new HttpError(error.code, error.text, id)
}

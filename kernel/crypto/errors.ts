import { CodedError } from '@foyer/sdk'

/** No usable public key: nothing is encrypted and nothing sent (CA-02). */
export const missingEncryption = (): CodedError => new CodedError('CR-MISSING', 'Missing Encryption')

/** There was a key, but no ciphertext came of it. Carries no cause: a library's error may quote the plaintext. */
export const encryptionFailed = (): CodedError => new CodedError('CR-FAILED', 'Encryption failed')

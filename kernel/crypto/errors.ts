import { CodedError } from '@foyer/sdk'

/** There is no usable public key: nothing is encrypted or sent (CA-02). */
export const missingEncryption = (): CodedError => new CodedError('CR-MISSING', 'Missing Encryption')

/**
 * There was a key, but the encryption failed. Has no cause, because a library's error may quote the
 * plaintext.
 */
export const encryptionFailed = (): CodedError => new CodedError('CR-FAILED', 'Encryption failed')

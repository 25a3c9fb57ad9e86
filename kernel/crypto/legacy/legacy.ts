import type { CipherSuite } from '../cipher-suite.ts'
import { encryptionFailed, missingEncryption } from '../errors.ts'
import { encryptDes } from './encrypt-des.ts'
import { readPublicKey } from './public-key.ts'
import { randomKey } from './random-key.ts'
import { encryptRsa } from './encrypt-rsa.ts'

/**
 * The suite of CA-01: a random DES key encrypts the payload, and RSA encrypts that key into the `Encryption`
 * header. Both algorithms are obsolete; they are used because the gateway requires them.
 */
export const legacy: CipherSuite = {
  id: 'legacy',
  encrypt(payload, publicKey) {
    const key = readPublicKey(publicKey)
    if (!key) throw missingEncryption()
    let header: string | undefined
    let body: string | undefined
    try {
      const secret = randomKey()
      header = encryptRsa(secret, key)
      body = encryptDes(payload, secret)
    } catch {
      // reported below, without the library's error
    }
    if (!header || !body) throw encryptionFailed()
    return { headers: { Encryption: header }, body }
  },
}

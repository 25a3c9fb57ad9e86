import { constants, createHash, privateDecrypt } from 'node:crypto'
import type { SignedHeader } from '@foyer/sdk'
import { stripPadding } from './decrypt.ts'
import { keyPair } from './key-pair.ts'

/** The first of these headers that does not sign the body as it came (EN-29); `undefined` if all do. */
export async function wrongSignature(
  headers: readonly SignedHeader[],
  request: Request,
): Promise<SignedHeader | undefined> {
  const digest = createHash('sha256')
    .update(await request.clone().text())
    .digest('hex')
  for (const name of headers) {
    const sent = request.headers.get(name) ?? ''
    if ((name === 'X-RSA' ? await opened(sent) : sent) !== digest) return name
  }
  return undefined
}

/** The text that was encrypted with the gateway's key. */
async function opened(encrypted: string): Promise<string | undefined> {
  const { privateKey } = await keyPair()
  try {
    // As in `decrypt`: Node refuses PKCS#1 v1.5.
    const key = { key: privateKey, padding: constants.RSA_NO_PADDING }
    const text = stripPadding(privateDecrypt(key, Buffer.from(encrypted, 'base64')))
    return text && new TextDecoder().decode(text)
  } catch {
    return undefined
  }
}

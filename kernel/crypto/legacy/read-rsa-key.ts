const INTEGER = 0x02
const BIT_STRING = 0x03
const SEQUENCE = 0x30

interface DerNode {
  readonly tag: number
  readonly content: Uint8Array
}

/** The consecutive DER values in `bytes`; `undefined` when they are truncated or a length is wrong. */
function nodes(bytes: Uint8Array): DerNode[] | undefined {
  const found: DerNode[] = []
  let at = 0
  while (at < bytes.length) {
    const tag = bytes[at] ?? 0
    let length = bytes[at + 1] ?? 0
    at += 2
    if (length > 0x80) {
      const width = length - 0x80
      if (width > 3) return undefined
      length = 0
      for (let i = 0; i < width; i++) length = length * 256 + (bytes[at++] ?? 0)
    } else if (length === 0x80) return undefined
    if (at + length > bytes.length) return undefined
    found.push({ tag, content: bytes.subarray(at, at + length) })
    at += length
  }
  return found
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Modulus and exponent of an RSA public key in DER, as hexadecimal: SubjectPublicKeyInfo (`BEGIN PUBLIC KEY`) or
 * PKCS#1 (`BEGIN RSA PUBLIC KEY`). Anything else gives `undefined`.
 */
export function readRsaKey(der: Uint8Array): { modulus: string; exponent: string } | undefined {
  const [outer] = nodes(der) ?? []
  if (outer?.tag !== SEQUENCE) return undefined
  const [first, second] = nodes(outer.content) ?? []
  if (first?.tag === SEQUENCE && second?.tag === BIT_STRING) return readRsaKey(second.content.subarray(1))
  if (first?.tag !== INTEGER || second?.tag !== INTEGER) return undefined
  return { modulus: hex(first.content), exponent: hex(second.content) }
}

import { decrypt } from './decrypt.ts'

/** The result of reading a request's body. */
export type ReadBody =
  | { readonly kind: 'plain' | 'encrypted'; readonly body: unknown }
  | {
      readonly kind: 'refused'
      readonly errorCode: 'encryption.invalid' | 'request.invalid' | 'signature.invalid'
      readonly message: string
    }

const refused = (errorCode: 'encryption.invalid' | 'request.invalid', message: string): ReadBody => ({
  kind: 'refused',
  errorCode,
  message,
})

/** Reads a body: decrypts it if it has an Encryption header, refuses it if a required one is missing (CA-01, CA-02). */
export async function readBody(request: Request, mustBeEncrypted: boolean): Promise<ReadBody> {
  const text = request.method === 'GET' || request.method === 'HEAD' ? '' : await request.text()
  const header = request.headers.get('encryption')
  if (header === null) {
    if (mustBeEncrypted) return refused('encryption.invalid', 'Missing Encryption')
    return readPlain(text, request.headers.get('content-type') ?? '')
  }
  const decrypted = await decrypt(text, header)
  const body = decrypted === undefined ? undefined : parseJson(decrypted)
  return body
    ? { kind: 'encrypted', body: body.value }
    : refused('encryption.invalid', 'The body could not be decrypted')
}

function readPlain(text: string, type: string): ReadBody {
  if (text === '') return { kind: 'plain', body: undefined }
  if (type.includes('form-urlencoded'))
    return { kind: 'plain', body: Object.fromEntries(new URLSearchParams(text)) }
  const json = parseJson(text)
  if (json) return { kind: 'plain', body: json.value }
  return type.includes('json')
    ? refused('request.invalid', 'The body is not JSON')
    : { kind: 'plain', body: text }
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

import type { Endpoint } from '@foyer/sdk'
import { DEFAULT_LANGUAGE } from '../profile/default-language.ts'

/** The caller's identity when the call was made: later changes of the session do not affect it. */
export interface RequestIdentity {
  readonly token: string | undefined
  readonly memberId: string | undefined
  readonly merchantCode: string
  readonly language: string
  readonly device: string | undefined
  /** Number of flushes so far: the response of a call made before a flush is not cached after it. */
  readonly epoch: number
}

type HeaderOptions = Pick<Endpoint<never, unknown>, 'auth' | 'device' | 'moduleId'>

/** The headers of EN-29. For another origin: none that identifies the player, device or site (RO-14). */
export function headersOf(
  endpoint: HeaderOptions,
  sender: RequestIdentity,
  request: { readonly own: boolean; readonly hasBody: boolean },
): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (request.hasBody) headers['Content-Type'] = 'application/json'
  if (!request.own) return headers
  headers['Merchant'] = sender.merchantCode
  headers['Language'] = sender.language || DEFAULT_LANGUAGE
  if (endpoint.auth !== 'none' && sender.token) headers['Authorization'] = sender.token
  if (endpoint.device && sender.device) headers['Device'] = sender.device
  if (endpoint.moduleId) headers['ModuleId'] = endpoint.moduleId
  return headers
}

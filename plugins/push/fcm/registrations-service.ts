import { checkUrl } from '@foyer/sdk'
import type { PushRecord } from '../contract/push-record.ts'

interface ServiceSettings {
  readonly serviceUrl?: string | undefined
  readonly serviceToken?: string | undefined
}

/**
 * Tells the merchant's own push service of a registration (CA-32): POST a new one, PATCH one that was renewed, DELETE one
 * that ended; the last two at `<address>/<token>`. The body is the record (EN-28). The specification names methods and Bearer
 * token only: paths and body are assumed. Does nothing where no service is set. Rejects where it does not answer with
 * success.
 */
export async function tellService(
  method: 'POST' | 'PATCH' | 'DELETE',
  record: PushRecord,
  { serviceUrl, serviceToken }: ServiceSettings,
  signal: AbortSignal,
): Promise<void> {
  const base = checkUrl(serviceUrl, { kind: 'https' })
  if (!base) return
  const path = method === 'POST' ? '' : `/${encodeURIComponent(record.token)}`
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  if (serviceToken !== undefined) headers['Authorization'] = `Bearer ${serviceToken}`
  const response = await fetch(base.href.replace(/\/$/, '') + path, {
    method,
    headers,
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    ...(method !== 'DELETE' && { body: JSON.stringify(record) }),
  })
  if (!response.ok) throw new Error(`${method} was answered with ${response.status}`)
}

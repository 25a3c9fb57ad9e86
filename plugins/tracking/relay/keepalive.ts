import { KEEPALIVE_BYTES } from './constants.ts'
import { reportEvents } from './endpoints.ts'
import { bodyOf, fitting, type WireEvent } from './wire.ts'
import type { PixelTrack } from '../contract.ts'

async function arrive(body: string, headers: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    const answer = await fetch(reportEvents.path, {
      method: reportEvents.method,
      keepalive: true,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body,
    })
    const value: unknown = answer.ok ? await answer.json() : undefined
    return typeof value === 'object' && value !== null && (!('success' in value) || value.success !== false)
  } catch {
    return false
  }
}

/**
 * Sends events by a call that the browser finishes after the page has gone. Past HTTP, whose calls end with the page;
 * without Authorization, and only what the browser takes of such bodies. Whether it arrived is known only if the page lives.
 */
export function sendKeepalive(
  events: readonly WireEvent[],
  ids: PixelTrack,
  headers: Readonly<Record<string, string>>,
): { readonly sent: readonly WireEvent[]; readonly done: Promise<boolean> } {
  const sent = fitting(events, ids, KEEPALIVE_BYTES)
  return { sent, done: arrive(JSON.stringify(bodyOf(sent, ids)), headers) }
}

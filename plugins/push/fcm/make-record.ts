import type { PushRecord } from '../contract/push-record.ts'

/** The part of a browser's subscription that a record is made of. */
export interface SubscriptionParts {
  readonly endpoint: string
  readonly options: { readonly applicationServerKey: ArrayBuffer | null }
  getKey(name: 'auth' | 'p256dh'): ArrayBuffer | null
}

/** The record of a registration (EN-28). Unchecked: a browser may give a subscription without keys. */
export const makeRecord = (
  token: string,
  subscription: SubscriptionParts,
  {
    scope,
    vapidKey,
    now,
  }: { readonly scope: string; readonly vapidKey: string | undefined; readonly now: number },
): PushRecord => ({
  token,
  createTime: now,
  endpoint: subscription.endpoint,
  auth: base64Url(subscription.getKey('auth')),
  p256dh: base64Url(subscription.getKey('p256dh')),
  // Firebase's own key, where the merchant has none: the subscription knows it.
  vapidKey: vapidKey ?? base64Url(subscription.options.applicationServerKey),
  swScope: scope,
})

/** Bytes as base64url without padding (RFC 4648, 5). */
function base64Url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

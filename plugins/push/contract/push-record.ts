import { isRecord } from '@foyer/sdk'

/** The registration of this browser at a push service (EN-28). */
export interface PushRecord {
  /** Names this browser to the push service and the gateway. Never log it. */
  readonly token: string
  /** When the token was made or renewed: epoch milliseconds. */
  readonly createTime: number
  /** Address of the subscription at the browser's vendor. */
  readonly endpoint: string
  /** Keys of the subscription, as base64url. */
  readonly auth: string
  readonly p256dh: string
  /** The public key that the subscription was made with, as base64url. */
  readonly vapidKey: string
  /** Scope of the worker that gets the messages. */
  readonly swScope: string
}

const TEXTS = ['token', 'endpoint', 'auth', 'p256dh', 'vapidKey', 'swScope'] as const

/** Whether a value is a registration that can be used: a positive time, and texts that are not empty (VA-13). */
export const isPushRecord = (value: unknown): value is Readonly<Record<string, unknown>> & PushRecord =>
  isRecord(value) &&
  typeof value['createTime'] === 'number' &&
  Number.isFinite(value['createTime']) &&
  value['createTime'] > 0 &&
  TEXTS.every((name) => typeof value[name] === 'string' && value[name].trim() !== '')

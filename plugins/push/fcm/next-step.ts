import type { PushRecord } from '../contract/push-record.ts'
import { REFRESH_MS } from './constants.ts'
import type { Binding } from './stored-keys.ts'

/** What is known of the registration and of the player. */
export interface SyncFacts {
  readonly record: PushRecord | 'broken' | undefined
  readonly binding: Binding | undefined
  /** A token that is still to be unsubscribed. */
  readonly leaving: string | undefined
  /** Id of the member who is signed in. */
  readonly member: string | undefined
  readonly permission: NotificationPermission
  /** Address of the browser's subscription now; `undefined`: it has none. */
  readonly endpoint: string | undefined
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * The next thing to do. `unsubscribe` a token at the gateway; `drop` the record; `register` the browser, or `refresh` its
 * registration; `bind` it to the member; `subscribe` it to ALL.
 */
export type SyncStep =
  | { readonly step: 'unsubscribe'; readonly token: string }
  | { readonly step: 'drop' | 'register' | 'refresh' | 'none' }
  | { readonly step: 'bind' | 'subscribe'; readonly token: string; readonly member: string }

/** What brings gateway, push service and record in line with the player (ST-11, VA-13, CO-10): asked again after each step. */
export function nextStep({
  record,
  binding,
  leaving,
  member,
  permission,
  endpoint,
  now,
}: SyncFacts): SyncStep {
  if (leaving !== undefined) return { step: 'unsubscribe', token: leaving }
  const allowed = permission === 'granted'
  const token = record === undefined || record === 'broken' || !allowed ? undefined : record.token
  if (binding && (binding.member !== member || binding.token !== token))
    return { step: 'unsubscribe', token: binding.token }
  if (record === undefined) return { step: 'none' }
  if (!allowed) return { step: 'drop' }
  if (record === 'broken') return { step: 'register' }
  if (isDue(record, now) || record.endpoint !== endpoint) return { step: 'refresh' }
  if (member === undefined || binding?.state === 'subscribed') return { step: 'none' }
  return { step: binding?.state === 'bound' ? 'subscribe' : 'bind', token: record.token, member }
}

/** Whether the registration is a week old, or was made by a clock that has been set back since. */
const isDue = ({ createTime }: PushRecord, now: number): boolean => Math.abs(now - createTime) >= REFRESH_MS

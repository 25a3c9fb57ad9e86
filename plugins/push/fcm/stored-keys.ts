import { defineStorageKey, isRecord } from '@foyer/sdk'
import { isPushRecord, type PushRecord } from '../contract/push-record.ts'
import type { OfferMoment } from './offer-decision.ts'

/** The registration of this browser (EN-28); `broken`: what is stored is none (VA-13). */
export const REGISTRATION = defineStorageKey<PushRecord | 'broken'>({
  name: 'push.fcm.registration',
  area: 'local',
  parse: (stored) => (isPushRecord(stored) ? stored : 'broken'),
})

const BINDING_STATES = ['asked', 'bound', 'subscribed'] as const

/**
 * Whom the gateway has bound this browser to. `asked`: the call was sent, and may have arrived; then it is `bound`; and
 * `subscribed` to ALL in the end (ST-11).
 */
export interface Binding {
  /** Id of the member. */
  readonly member: string
  readonly token: string
  readonly state: (typeof BINDING_STATES)[number]
}
export const BINDING = defineStorageKey<Binding>({
  name: 'push.fcm.binding',
  area: 'local',
  parse(stored) {
    if (!isRecord(stored)) return undefined
    const { member, token } = stored
    const state = BINDING_STATES.find((each) => each === stored['state'])
    return typeof member === 'string' && typeof token === 'string' && state
      ? { member, token, state }
      : undefined
  },
})

/** A token that the gateway has still to unsubscribe: its call has failed so far. */
export const LEAVING = defineStorageKey<string>({
  name: 'push.fcm.leaving',
  area: 'local',
  format: 'text',
  parse: (stored) => (typeof stored === 'string' && stored !== '' ? stored : undefined),
})

/** What a member has done on this visit. */
export interface MemberMoment {
  /** Id of the member. */
  readonly member: string
  readonly moment: OfferMoment
}
/** After it the player is asked (OV-18). Goes with the session. */
export const MOMENT = defineStorageKey<MemberMoment>({
  name: 'push.fcm.moment',
  area: 'session',
  parse(stored) {
    if (!isRecord(stored)) return undefined
    const { member, moment } = stored
    return typeof member === 'string' && (moment === 'game' || moment === 'deposit')
      ? { member, moment }
      : undefined
  },
})

/** When members refused, or closed the question: epoch milliseconds by id of the member. */
export const REFUSALS = defineStorageKey<Readonly<Record<string, number>>>({
  name: 'push.fcm.refusals',
  area: 'local',
  parse: (stored) =>
    isRecord(stored)
      ? Object.fromEntries(
          Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
        )
      : undefined,
})

import { defineStorageKey } from '@foyer/sdk'
import * as v from 'valibot'
import { CODE_LIFE_MS } from './constants.ts'

const shape = v.object({
  countryDialingCode: v.string(),
  mobileNum: v.string(),
  verificationId: v.string(),
  /** Epoch milliseconds. */
  at: v.number(),
})
/** A code that was sent to the player's phone. */
export type SentCode = v.InferOutput<typeof shape>

/** Survives a reload, with the number: a player may leave to look for the message (ST-10). */
export const SENT_CODE = defineStorageKey<SentCode>({
  name: 'account.identity-firebase.sent',
  area: 'session',
  parse(stored) {
    const read = v.safeParse(shape, stored)
    return read.success ? read.output : undefined
  },
})

/** Whether the code can still be used; one of the future was stored by a clock that was ahead. */
export const isLive = ({ at }: Pick<SentCode, 'at'>, now: number): boolean =>
  at <= now && now - at < CODE_LIFE_MS

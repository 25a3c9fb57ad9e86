import { defineStorageKey } from '@foyer/sdk'
import * as v from 'valibot'
import { CODE_LIFE_MS, RESEND_MS, SECOND_MS } from './constants.ts'

const shape = v.object({
  dialingCode: v.string(),
  number: v.string(),
  verificationId: v.string(),
  /** Epoch milliseconds. */
  at: v.number(),
})
/** A code that was sent to the player's phone. */
export type SentCode = v.InferOutput<typeof shape>

/** Survives a reload, with the number: a player may go and look for the message (ST-10). */
export const SENT_CODE = defineStorageKey<SentCode>({
  name: 'account.identity-firebase.sent',
  area: 'session',
  parse(stored) {
    const read = v.safeParse(shape, stored)
    return read.success ? read.output : undefined
  },
})

/** Whether the code can still be used. */
export const isLive = ({ at }: Pick<SentCode, 'at'>, now: number): boolean => now - at < CODE_LIFE_MS

/**
 * Seconds until another code can be asked for; 0: now. Never more than the whole time, wherever the clock was moved.
 * @param at when the last was sent, epoch milliseconds
 */
export const secondsToResend = (at: number, now: number): number =>
  Math.ceil(Math.min(Math.max(at + RESEND_MS - now, 0), RESEND_MS) / SECOND_MS)

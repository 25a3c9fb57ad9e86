import { rowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import { isReferralCode } from '../../account/contract.ts'
import { optionalAmount, optionalTime, textAnswer } from '../shared/entry-answer.ts'
import { MAX_FRIENDS, NAME_LENGTH } from './constants.ts'
import type { Friend, Referral } from './referral.ts'

const count = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined)

const friend = v.pipe(
  v.object({
    userName: textAnswer,
    joinedAt: optionalTime,
    reward: optionalAmount,
  }),
  v.transform(({ userName, joinedAt, reward }): Friend => {
    const letters = [...userName]
    const name = letters.length > NAME_LENGTH ? `${letters.slice(0, NAME_LENGTH - 1).join('')}…` : userName
    return { name, joinedAt, reward }
  }),
)

/** A friend that cannot be read is dropped alone (EN-30). */
const friends = v.fallback(
  v.optional(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list) => rowsOf(friend, list.slice(0, MAX_FRIENDS))),
    ),
    [],
  ),
  [],
)

/** The whole answer. Without a code that a link can carry the member has none. */
export const referralAnswer = v.pipe(
  v.object({
    value: v.object({
      reward: optionalAmount,
      deposit: optionalAmount,
      referralCode: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.check(isReferralCode))), undefined),
      invited: count,
      earned: optionalAmount,
      friends,
    }),
  }),
  v.transform(({ value }): Referral => {
    const { reward, deposit, referralCode: code, invited = 0, earned, friends: list } = value
    const own =
      code === undefined
        ? undefined
        : { code, invited: Math.max(invited, list.length), earned, friends: list }
    return { reward, deposit, own }
  }),
)

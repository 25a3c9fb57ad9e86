import { canShowRows, keyedRowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import { idAnswer, optionalAmount, optionalText, optionalTime, textAnswer } from '../shared/entry-answer.ts'
import { REWARD_KINDS, type Reward, type RewardCenter } from './reward.ts'

const STATES = { AVAILABLE: 'available', CLAIMED: 'claimed', EXPIRED: 'expired' } as const

/** A reward of the answer: requires id, title and status. */
const wireReward = v.pipe(
  v.object({
    id: idAnswer,
    title: textAnswer,
    description: optionalText,
    type: v.fallback(v.picklist(REWARD_KINDS), 'GIFT'),
    amount: optionalAmount,
    status: v.picklist(['AVAILABLE', 'CLAIMED', 'EXPIRED']),
    expireTime: optionalTime,
    claimTime: optionalTime,
  }),
  v.transform(({ id, title, description, type, amount, status, expireTime, claimTime }): Reward => ({
    id,
    title,
    text: description,
    kind: type,
    amount,
    state: STATES[status],
    expiresAt: expireTime,
    claimedAt: claimTime,
  })),
)

/** The answer; its shape is assumed. A bad entry is dropped alone; an answer of nothing but bad ones is refused (EN-30). */
export const rewardsAnswer = v.pipe(
  v.object({
    value: v.object({ header: optionalText, footer: optionalText, rewards: v.array(v.unknown()) }),
  }),
  v.transform(({ value }) => ({ ...value, ...keyedRowsOf(wireReward, value.rewards, ({ id }) => id) })),
  v.check((answer) => canShowRows(answer), 'no entry is a reward'),
  v.transform(({ header, footer, entries, refused }): RewardCenter => ({
    header,
    footer,
    rewards: entries,
    refused,
  })),
)

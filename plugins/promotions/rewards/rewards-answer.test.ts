// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { rewardsAnswer } from './rewards-answer.ts'

const good = { id: 'R1', title: 'Cashback', status: 'AVAILABLE' }
const read = (rewards: unknown, rest: object = {}) =>
  v.safeParse(rewardsAnswer, { success: true, value: { rewards, ...rest } })
const first = (part: object) => {
  const result = read([{ ...good, ...part }])
  return result.success ? result.output.rewards[0] : undefined
}

describe('rewardsAnswer', () => {
  it('reads a reward', () =>
    expect(
      first({ id: 7, description: ' For you ', type: 'BONUS', amount: '50000.00', expireTime: 1e12, claimTime: '1000000000001' }),
    ).toEqual({
      id: '7',
      title: 'Cashback',
      text: 'For you',
      kind: 'BONUS',
      amount: '50000',
      state: 'available',
      expiresAt: 1e12,
      claimedAt: 1_000_000_000_001,
    })) // prettier-ignore

  it.each<[string, object, object]>([
    ['another type', { type: 'NEW' }, { kind: 'GIFT' }],
    ['an amount that is none', { amount: 'much' }, { amount: undefined }],
    ['a negative amount', { amount: -5 }, { amount: undefined }],
    ['an amount as a number', { amount: 20 }, { amount: '20' }],
    ['a time that no date can have', { expireTime: 8.64e15 + 1, claimTime: '9999999999999999' }, { expiresAt: undefined, claimedAt: undefined }],
    ['a time that is none', { expireTime: 'soon' }, { expiresAt: undefined }],
    ['a description that is none', { description: {} }, { text: '' }],
  ])('[EN-30] does without %s', (_case, part, expected) => expect(first(part)).toMatchObject(expected)) // prettier-ignore

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'reward'],
    ['no id', { ...good, id: undefined }],
    ['an empty id', { ...good, id: ' ' }],
    ['no title', { ...good, title: undefined }],
    ['a title that is a number', { ...good, title: 5 }],
    ['an unknown status', { ...good, status: 'SOON' }],
  ])('[EN-30] drops an entry alone: %s', (_case, bad) => {
    const result = read([bad, { ...good, id: 'R2' }])
    expect(result.success && result.output.rewards.map(({ id }) => id)).toEqual(['R2'])
    expect(result.success && result.output.refused).toHaveLength(1)
    expect(read([bad]).success).toBe(false)
  })

  it.each([[undefined], [null], [{}], ['[]']])('refuses a list that is none: %j', (list) =>
    expect(read(list).success).toBe(false),
  )

  it('an empty list is no mistake, and headers that are none count as empty', () => {
    const result = read([], { header: 7, footer: null })
    expect(result.success && result.output).toEqual({ header: '', footer: '', rewards: [], refused: [] })
  })
})

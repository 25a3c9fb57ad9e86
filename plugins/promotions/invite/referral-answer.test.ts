// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { MAX_FRIENDS, NAME_LENGTH } from './constants.ts'
import { referralAnswer } from './referral-answer.ts'

const FRIEND = { userName: 'mi***88', joinedAt: 1_700_000_000_000, reward: '50000' }
const WIRE = {
  reward: '50000',
  deposit: '100000',
  referralCode: 'LOTUS1',
  invited: 1,
  earned: '50000',
  friends: [FRIEND],
}
const read = (part: object = {}) => v.parse(referralAnswer, { value: { ...WIRE, ...part } })

describe('referralAnswer', () => {
  it('reads the programme and what the member has of it', () =>
    expect(read()).toEqual({
      reward: '50000',
      deposit: '100000',
      own: {
        code: 'LOTUS1',
        invited: 1,
        earned: '50000',
        friends: [{ name: 'mi***88', joinedAt: 1_700_000_000_000, reward: '50000' }],
      },
    }))

  it.each<[string, object]>([
    ['none', { referralCode: undefined }],
    ['an empty one', { referralCode: ' ' }],
    ['one that breaks out of the address', { referralCode: 'A&token=1' }],
    ['one that is too long', { referralCode: 'A'.repeat(65) }],
    ['a number', { referralCode: 7 }],
  ])('without a code that a link can carry there is nothing of the member’s: %s', (_case, part) =>
    expect(read(part).own).toBeUndefined(),
  )

  it.each([-1, 1e21, '-1', '1e9', '1,5', 'NaN', '', null, '1'.repeat(16), '0.123456789'])(
    'an amount %j counts as missing',
    (reward) => expect(read({ reward }).reward).toBeUndefined(),
  )

  it('[EN-30] drops friends that cannot be read, alone', () =>
    expect(
      read({ friends: [null, 'x', {}, { userName: ' ' }, { ...FRIEND, joinedAt: 'soon', reward: {} }] }).own
        ?.friends,
    ).toEqual([{ name: 'mi***88', joinedAt: undefined, reward: undefined }]))

  it.each<[unknown, number]>([
    [undefined, 1],
    [-4, 1],
    ['12', 1],
    [12, 12],
    [0, 1],
  ])('the count %j with one friend listed is %d', (invited, expected) =>
    expect(read({ invited }).own?.invited).toBe(expected),
  )

  it('takes no more friends than a page can show, and cuts their names', () => {
    const friends = Array.from({ length: 2_000 }, () => ({ ...FRIEND, userName: '😀'.repeat(300) }))
    const own = read({ friends }).own
    expect([own?.friends.length, own?.invited]).toEqual([MAX_FRIENDS, MAX_FRIENDS])
    expect([...(own?.friends[0]?.name ?? '')]).toHaveLength(NAME_LENGTH)
  })

  it('[EN-30] accepts any fields without throwing', () => {
    const any = fc.anything()
    fc.assert(
      fc.property(fc.record({ reward: any, referralCode: any, invited: any, friends: any }), (value) => {
        const { own, reward } = v.parse(referralAnswer, { value })
        expect(own === undefined || /^[\w.-]+$/.test(own.code)).toBe(true)
        expect(reward === undefined || Number.isFinite(Number(reward))).toBe(true)
      }),
    )
  })

  it.each([null, {}, { value: [] }, { value: 'x' }, { value: null }])(
    'of %j: refused, or nothing',
    (answer) => {
      const { success, output } = v.safeParse(referralAnswer, answer)
      if (success) expect(output).toEqual({ reward: undefined, deposit: undefined, own: undefined })
      else expect(success).toBe(false)
    },
  )
})

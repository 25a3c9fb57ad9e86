// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { promotionsAnswer } from './promotions-answer.ts'

const OFF = { enabled: false, count: 0 }
const BOTH_OFF = { APP_DOWNLOAD: OFF, REFERRAL: OFF }

describe('promotionsAnswer', () => {
  it('[EN-26b] reads both promotions by their keys, each with enabled and count', () =>
    expect(
      v.parse(promotionsAnswer, {
        value: { APP_DOWNLOAD: { enabled: true, count: 1 }, REFERRAL: { enabled: false, count: 4 } },
      }),
    ).toEqual({ APP_DOWNLOAD: { enabled: true, count: 1 }, REFERRAL: { enabled: false, count: 4 } }))

  it.each<[string, unknown, object]>([
    ['none of them', {}, BOTH_OFF],
    ['others only', { CASHBACK: { enabled: true, count: 1 } }, BOTH_OFF],
    ['no objects', { APP_DOWNLOAD: true, REFERRAL: 'yes' }, BOTH_OFF],
    ['nothing said', { APP_DOWNLOAD: {}, REFERRAL: null }, BOTH_OFF],
    [
      'no boolean',
      { REFERRAL: { enabled: 'true', count: 2 } },
      { ...BOTH_OFF, REFERRAL: { enabled: false, count: 2 } },
    ],
    ['no count', { REFERRAL: { enabled: true } }, { ...BOTH_OFF, REFERRAL: { enabled: true, count: 0 } }],
    [
      'a count that is none',
      { REFERRAL: { enabled: true, count: -1 } },
      { ...BOTH_OFF, REFERRAL: { enabled: true, count: 0 } },
    ],
    [
      'a count as text',
      { REFERRAL: { enabled: true, count: '7' } },
      { ...BOTH_OFF, REFERRAL: { enabled: true, count: 0 } },
    ],
  ])('an answer with %s is read', (_case, value, expected) =>
    expect(v.parse(promotionsAnswer, { value })).toEqual(expected),
  )

  it.each([null, {}, { value: null }, { value: 'x' }])('refuses %j', (answer) =>
    expect(v.safeParse(promotionsAnswer, answer).success).toBe(false),
  )
})

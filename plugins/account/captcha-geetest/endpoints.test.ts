// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { challengeAnswer } from './endpoints.ts'

const value = { gt: 'g', challenge: 'c', newCaptcha: true, success: 1 }

describe('challengeAnswer', () => {
  it.each([
    [{}, { newCaptcha: true, success: true }],
    [{ success: 0 }, { newCaptcha: true, success: false }],
    [
      { success: '1', newCaptcha: 'false' },
      { newCaptcha: false, success: true },
    ],
    [
      { success: undefined, newCaptcha: undefined },
      { newCaptcha: true, success: false },
    ],
  ])('[CA-13] reads %j', (part, read) =>
    expect(v.parse(challengeAnswer, { success: true, value: { ...value, ...part } })).toEqual({
      gt: 'g',
      challenge: 'c',
      ...read,
    }),
  )
  it('[CA-13] reads the fields without an envelope, as the specification shows them', () =>
    expect(v.parse(challengeAnswer, { ...value, success: 0 })).toEqual({ ...value, success: false }))
  it.each([{ gt: '' }, { gt: undefined }, { challenge: ' ' }, { challenge: 5 }])(
    '[CA-13] refuses %j',
    (part) => {
      for (const answer of [{ ...value, ...part }, { value: { ...value, ...part } }])
        expect(v.safeParse(challengeAnswer, answer).success).toBe(false)
    },
  )
})

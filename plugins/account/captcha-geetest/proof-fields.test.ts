// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FieldNames, v3Fields, v4Fields } from './proof-fields.ts'

const NAMES: FieldNames = {
  v3Challenge: 'geetestChallenge',
  v3Validate: 'captcha',
  v3Seccode: 'geetestSeccode',
  v4Validate: 'geetestValidateV4',
}
const V3 = { geetest_challenge: 'c', geetest_validate: 'v', geetest_seccode: 'v|jordan' }
const V4 = { captcha_id: 'id', lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '17' }

describe('v3Fields', () => {
  it('[EN-03c][EN-05] puts the three values into their fields', () =>
    expect(v3Fields(V3, NAMES)).toEqual({ geetestChallenge: 'c', captcha: 'v', geetestSeccode: 'v|jordan' }))
  it('uses the merchant’s names, and leaves out values without one', () =>
    expect(v3Fields(V3, { ...NAMES, v3Challenge: 'captcha', v3Validate: 'none' })).toEqual({
      captcha: 'c',
      geetestSeccode: 'v|jordan',
    }))
  it.each([false, undefined, null, 'x', {}, { ...V3, geetest_seccode: undefined }])(
    '%j is no proof',
    (given) => expect(v3Fields(given, NAMES)).toBeUndefined(),
  )
})

describe('v4Fields', () => {
  it('[EN-03c][EN-05] packs all values into one field', () => {
    const fields = v4Fields({ ...V4, gen_time: 17, more: 'x' }, 'id', NAMES)
    expect(Object.keys(fields ?? {})).toEqual(['geetestValidateV4'])
    expect(JSON.parse(fields?.geetestValidateV4 ?? '')).toEqual(V4)
  })
  it('adds the id that an older script leaves out', () => {
    const { captcha_id: _, ...older } = V4
    expect(v4Fields(older, 'mine', NAMES)?.geetestValidateV4).toContain('"captcha_id":"mine"')
  })
  it.each([false, undefined, null, 'x', {}, { ...V4, pass_token: null }])('%j is no proof', (given) =>
    expect(v4Fields(given, 'id', NAMES)).toBeUndefined(),
  )
})

it('accepts any value from the vendor without throwing', () =>
  fc.assert(
    fc.property(fc.anything(), (given) => {
      v3Fields(given, NAMES)
      v4Fields(given, 'id', NAMES)
    }),
  ))

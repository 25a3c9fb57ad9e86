// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isPushRecord } from './push-record.ts'

const RECORD = {
  token: 't:1',
  createTime: 1_767_225_600_000,
  endpoint: 'https://push.example/1',
  auth: 'YXV0aA',
  p256dh: 'cDI1NmRo',
  vapidKey: 'dmFwaWQ',
  swScope: 'https://lotus.example/m/',
}

describe('isPushRecord', () => {
  it('[VA-13] accepts a whole one', () => expect(isPushRecord(RECORD)).toBe(true))
  it.each(Object.keys(RECORD))('[VA-13] refuses one without %s', (name) => {
    const { [name as 'token']: _, ...rest } = RECORD
    expect(isPushRecord(rest)).toBe(false)
  })
  it.each(['token', 'endpoint', 'auth', 'p256dh', 'vapidKey', 'swScope'])(
    '[VA-13] refuses one whose %s is no text, or empty',
    (name) => {
      for (const value of ['', ' ', 7, null, {}, undefined])
        expect(isPushRecord({ ...RECORD, [name]: value })).toBe(false)
    },
  )
  it.each([0, -1, NaN, Infinity, '1767225600000', null])('[VA-13] refuses the time %s', (createTime) =>
    expect(isPushRecord({ ...RECORD, createTime })).toBe(false),
  )
  it.each([undefined, null, 'text', 7, []])('refuses %s', (value) => expect(isPushRecord(value)).toBe(false))
})

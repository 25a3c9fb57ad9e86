import { expect, it, vi } from 'vitest'
import { dateFormat, numberFormat } from './formats.ts'

it('makes one format for each language and equal options', () => {
  const zone = { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' } as const
  expect(dateFormat('en-GB', zone).format(0)).toBe('00:00')
  expect(dateFormat('en-GB', { ...zone })).toBe(dateFormat('en-GB', zone))
  expect(dateFormat('vi', zone)).not.toBe(dateFormat('en-GB', zone))
  expect(dateFormat('en-GB')).not.toBe(dateFormat('en-GB', zone))
  expect(numberFormat('de').format(1234.5)).toBe('1.234,5')
  expect(numberFormat('de', { minimumFractionDigits: 2 }).format(1)).toBe('1,00')
})

it('writes Latin digits in every language', () => {
  expect(numberFormat('bn').format(12_480)).toBe('12,480')
  expect(dateFormat('ar-EG', { day: 'numeric', timeZone: 'UTC' }).format(0)).toBe('1')
})

it('throws for a time zone that there is not', () => {
  expect(() => dateFormat('en', { timeZone: 'Mars/Base' })).toThrow(RangeError)
})

it.each([
  [undefined, '28/11/2026'],
  [{ dateStyle: 'medium', timeStyle: 'short' }, '28/11/2026, 14:05'],
  [{ weekday: 'long', day: 'numeric', month: 'long' }, '28/11'],
  [{ month: 'long', year: 'numeric' }, '11/2026'],
  [{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }, '14:05 UTC'],
] as const)(
  '[LG-04] without a language that the browser writes dates in, %j is in numbers',
  (options, text) => {
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([])
    const format = dateFormat('km', { timeZone: 'UTC', ...options })
    expect(format.format(Date.UTC(2026, 10, 28, 14, 5))).toBe(text)
  },
)

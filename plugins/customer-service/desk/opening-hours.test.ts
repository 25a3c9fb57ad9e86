// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { openingHours } from './opening-hours.ts'

const SAIGON = { from: '08:00', to: '23:30', utcOffset: 420 }

describe('openingHours', () => {
  it.each([
    ['en-GB', 'Asia/Ho_Chi_Minh', '8:00', '23:30'],
    ['en-GB', 'UTC', '1:00', '16:30'],
    ['en-GB', 'America/Sao_Paulo', '22:00', '13:30'],
    ['en-GB', 'Asia/Kathmandu', '6:45', '22:15'],
  ])('on a clock of %s in %s', (tag, zone, from, to) =>
    expect(openingHours(SAIGON, tag, zone)).toEqual({ from, to }),
  )

  it('is written as the language does', () =>
    expect(openingHours(SAIGON, 'en-US', 'Asia/Ho_Chi_Minh')?.from.replace(/\s/u, ' ')).toBe('8:00 AM'))

  it('knows day and night', () =>
    expect(openingHours({ from: '00:00', to: '00:00', utcOffset: 0 }, 'en')).toBeUndefined())
})

// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './constants.ts'
import { durationWords, untilNextWords } from './duration-words.ts'

it.each([
  [2 * DAY_MS + 4 * HOUR_MS + 9 * MINUTE_MS, 'en', '2 days, 4 hours'],
  [2 * DAY_MS, 'en', '2 days'],
  [DAY_MS + 3 * MINUTE_MS, 'en', '1 day'],
  [5 * HOUR_MS + 20 * MINUTE_MS, 'en', '5 hours, 20 minutes'],
  [HOUR_MS + 1, 'en', '1 hour, 1 minute'],
  [HOUR_MS, 'en', '1 hour'],
  [41 * MINUTE_MS + 7 * SECOND_MS, 'en', '41 minutes, 7 seconds'],
  [42 * MINUTE_MS, 'en', '42 minutes, 0 seconds'],
  [1, 'en', '1 second'],
  [2 * DAY_MS + 4 * HOUR_MS, 'vi', '2 ngày, 4 giờ'],
  [2 * DAY_MS + 4 * HOUR_MS, 'zh-Hans', '2天4小时'],
  [41 * MINUTE_MS + 7 * SECOND_MS, 'pt-BR', '41 minutos, 7 segundos'],
])('%d ms in %s: %s', (ms, tag, words) => {
  const plain = (text: string): string => text.replaceAll(/\s+e\s+/g, ', ').replaceAll(/\s/g, ' ')
  expect(plain(durationWords(ms, tag))).toBe(words)
})

it('the words stay until they are due to change, and no duration is without words', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 * DAY_MS }), (ms) => {
      const wait = untilNextWords(ms)
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(ms > HOUR_MS ? MINUTE_MS : SECOND_MS)
      expect(durationWords(ms, 'en')).not.toBe('')
      if (wait > 1) expect(durationWords(ms - wait + 1, 'en')).toBe(durationWords(ms, 'en'))
    }),
  ))

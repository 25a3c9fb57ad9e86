// @vitest-environment node
import { expect, it } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const NOW = Date.UTC(2030, 0, 1)

it.each<[unknown, number | undefined]>([
  ['5', 5_000],
  ['0', 0],
  ['Tue, 01 Jan 2030 00:01:00 GMT', 60_000],
  ['Mon, 31 Dec 2029 23:59:00 GMT', 0],
  ['86400', 3_600_000],
  ['9'.repeat(400), 3_600_000],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
  [7, undefined],
])('Retry-After: %s', (header, ms) => expect(retryAfterMs(header, NOW)).toBe(ms))

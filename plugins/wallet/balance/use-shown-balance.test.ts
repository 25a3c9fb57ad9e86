// @vitest-environment node
import { expect, it } from 'vitest'
import { asOf } from './use-shown-balance.ts'

const AT = new Date(2026, 10, 26, 10, 32).getTime()
const HOUR_MS = 3_600_000

it.each([
  ['en', AT + HOUR_MS, '10:32 AM'],
  ['vi', AT, '10:32'],
  ['pt-BR', AT + HOUR_MS, '10:32'],
  ['en', AT + 20 * HOUR_MS, '11/26/26, 10:32 AM'],
  ['pt-BR', AT + 40 * HOUR_MS, '26/11/2026, 10:32'],
])('in %s', (tag, now, text) => expect(asOf(AT, now, tag).replace('\u202f', ' ')).toBe(text))

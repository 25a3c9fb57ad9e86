// @vitest-environment node
import { expect, it } from 'vitest'
import type { LogEntry } from '../logger/logger-service.ts'
import { errorCounts } from './error-counts.ts'

const entry = (at: number, message: unknown, level: LogEntry['level'] = 'error'): LogEntry => ({
  level,
  at,
  message,
  details: [],
})
const threw = (text: string, phase = 'event') => ({ code: 'PL-THREW', plugin: 'a.b', phase, message: text })

it('counts a plugin’s errors by code and phase, the latest first', () => {
  const counts = errorCounts([
    entry(1, threw('one')),
    entry(2, threw('drawn badly', 'render')),
    entry(3, threw('two')),
    entry(4, { code: 'PL-URL', plugin: 'c.d', phase: 'call', message: 'ftp:' }),
  ])
  expect(counts.get('a.b')).toEqual([
    { code: 'PL-THREW', phase: 'event', times: 2, message: 'two', at: 3 },
    { code: 'PL-THREW', phase: 'render', times: 1, message: 'drawn badly', at: 2 },
  ])
  expect(counts.get('c.d')).toHaveLength(1)
})

it.each([
  ['a warning', entry(1, threw('x'), 'warn')],
  ['a text', entry(1, 'PL-THREW')],
  ['an error of the kernel', entry(1, { code: 'HT-STATUS', message: 'x' })],
  ['nothing', entry(1, null)],
])('leaves out %s', (_, logged) => {
  expect([...errorCounts([logged])]).toEqual([])
})

// @vitest-environment node
import { expect, it } from 'vitest'
import type { ReportBatch } from '../../plugins/site/contract.ts'
import { reportLines } from './report-list.ts'

const batch = (reports: ReportBatch['reports'], saveData = false): ReportBatch => ({
  build: 'b1',
  merchant: 'lotus01',
  connection: '4g',
  saveData,
  reports,
})
const vital = (value: number, name: 'LCP' | 'CLS' = 'LCP') =>
  ({ kind: 'vital', route: '/m/home', name, value, navigation: 'navigate' }) as const

it('says what each report is, and where', () => {
  const lines = reportLines([
    batch([vital(1235), vital(0.02, 'CLS')]),
    batch([
      { kind: 'error', route: '/m/home', code: 'PL-THREW', plugin: 'games.lobby', phase: 'render', count: 2 },
      { kind: 'error', route: 'none', code: 'BO-ROOT', count: 1 },
    ]),
    batch(
      [{ kind: 'policy', route: '/m/home', directive: 'img-src', blocked: 'https://evil.example', count: 1 }],
      true,
    ),
  ])
  expect(lines).toEqual([
    { what: 'img-src blocked https://evil.example', where: '/m/home, 4g, saves data, build b1' },
    { what: 'BO-ROOT', where: 'none, 4g, build b1' },
    { what: 'PL-THREW of games.lobby (render), 2 times', where: '/m/home, 4g, build b1' },
    { what: 'CLS 0.02', where: '/m/home, 4g, build b1' },
    { what: 'LCP 1235 ms', where: '/m/home, 4g, build b1' },
  ])
})

it('shows the thirty latest', () => {
  const lines = reportLines(Array.from({ length: 40 }, (_, n) => batch([vital(n)])))
  expect([lines.length, lines[0]?.what, lines.at(-1)?.what]).toEqual([30, 'LCP 39 ms', 'LCP 10 ms'])
})

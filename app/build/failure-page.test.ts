// @vitest-environment node
import { readFileSync } from 'node:fs'
import { FAILURE_ROWS } from '@foyer/sdk/internal'
import { expect, it } from 'vitest'
import { FAILURES } from '../../kernel/http/failures.ts'
import { FAILURE_PAGE, failurePage } from './failure-page.ts'

const page = await failurePage()

it('the page of failures matches the catalogue: `npm run docs` makes it', () => {
  expect(readFileSync(FAILURE_PAGE, 'utf8')).toBe(page)
})

/** The rows of kinds below a heading. */
const rowsBelow = (heading: string): readonly string[] =>
  (page.split(`${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))

it('what a plugin shows has a row for every kind of failure', () => {
  const rows = rowsBelow('## What a plugin shows')
  expect(rows.map((row) => row.split('`')[1])).toEqual(Object.keys(FAILURE_ROWS))
  expect(rows[0]?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    '`offline`',
    '`network_offline`',
    'reconnect',
    '',
  ])
})

it('forms and the launch have a row for every kind of failure, from the tables that they show them by', () => {
  const rows = rowsBelow('## Forms and the launch')
  expect(rows).toHaveLength(Object.keys(FAILURE_ROWS).length)
  const row = (kind: string): readonly string[] =>
    (rows.find((line) => line.startsWith(`| \`${kind}\``)) ?? '').split('|').map((cell) => cell.trim())
  expect(row('offline').slice(2, 4)).toEqual(['toast `network_offline`', 'alert `offline`; reconnect'])
  expect(row('session-gone')[3]).toBe('a quiet line `please_log_in`; retry')
  expect(row('refused').slice(2, 4)).toEqual([
    "alert the gateway's message, or `unknown_error`",
    "alert the gateway's message, or `unknown_error`; other-way",
  ])
})

it('each row is complete: its clause, when it applies, what is shown and done', () => {
  const rows = page.split('\n').filter((line) => /^\| \d/.test(line))
  expect(rows).toHaveLength(FAILURES.length)
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()))
  expect(cells.find(([, , clause, when]) => clause === 'ER-02' && when?.includes('offline'))).toMatchObject({
    4: 'toast `network_offline` for 1.5 s',
    5: 'no spinner for 3 s',
  })
  expect(cells.filter(([, , , , , done]) => done?.startsWith('ends the session'))).toHaveLength(1)
  expect(cells.at(-1)?.[3]).toBe('anything else')
})

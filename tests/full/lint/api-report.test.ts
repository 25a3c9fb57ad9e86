// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { apiReports } from '../../../app/build/api-report.ts'

const reports = await apiReports()

it.each(reports)('$file matches what the packed SDK declares: `npm run docs` makes it', ({ file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text)
})

it.each(reports)(
  '$file: every export has a comment, and every type that a signature names is exported',
  ({ problems }) => {
    expect(problems).toEqual([])
  },
)

it('no entry is empty', () => {
  for (const { text } of reports) expect(text).toContain('export declare')
})

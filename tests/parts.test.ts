// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearReports, closeRun, type Part, type PartResult, runStages } from './parts.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-parts-'))
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => rmSync(folder, { recursive: true }))

const log = (): readonly string[] => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')
/** A command that records its start, does something, and records its end. */
const part = (name: string, does = 'true'): Part => ({
  name,
  command: `cd ${folder} && echo ${name} >> log && ${does} && echo end-${name} >> log`,
})

describe('the parts of a run', () => {
  it('of a lane follow one another', async () => {
    const results = await runStages([[[part('a'), part('b')]]])
    expect(log()).toEqual(['a', 'end-a', 'b', 'end-b'])
    expect(results.map(({ outcome }) => outcome)).toEqual(['passed', 'passed'])
  })
  it('of lanes run side by side, and the next stage waits for all of them', async () => {
    // Each ends only when the other has begun; named pipes have no clock.
    const [first, second] = [`mkfifo x 2>/dev/null; echo > x`, `mkfifo x 2>/dev/null; read _ < x`]
    await runStages([[[part('a', `(${first})`)], [part('b', `(${second})`)]], [[part('c')]]])
    expect(log().slice(0, 2).sort()).toEqual(['a', 'b'])
    expect(log().slice(4)).toEqual(['c', 'end-c'])
  })
  it('all run, whatever failed before', async () => {
    const results = await runStages([[[part('a', 'false'), part('b')]], [[part('c')]]])
    expect(log()).toEqual(['a', 'b', 'end-b', 'c', 'end-c'])
    expect(results.map(({ part: { name }, outcome }) => [name, outcome])).toEqual([
      ['a', 'failed'],
      ['b', 'passed'],
      ['c', 'passed'],
    ])
  })
  it('are skipped where one that they need failed or was skipped', async () => {
    const needing = (name: string, ...needs: readonly string[]): Part => ({ ...part(name), needs })
    const results = await runStages([
      [[part('a', 'false'), needing('b', 'a')]],
      [[needing('c', 'b'), needing('d', 'e'), part('e')]],
    ])
    expect(log()).toEqual(['a', 'd', 'end-d', 'e', 'end-e'])
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'failed',
      'skipped',
      'skipped',
      'passed',
      'passed',
    ])
  })
})

describe('the end of a run', () => {
  const lines = (): readonly string[] => vi.mocked(console.log).mock.calls.map(([line]) => String(line ?? ''))
  const report = (name: string, specs: readonly (readonly [title: string, status: string])[]): string => {
    const file = join(folder, name)
    const suites = specs.map(([title, status]) => ({ title, tests: [{ status }] }))
    writeFileSync(file, JSON.stringify({ specs: suites }))
    return file
  }
  const ended = (outcome: PartResult['outcome'], file?: string): PartResult => ({
    part: { ...part('browser'), ...(file !== undefined && { report: file }) },
    outcome,
    seconds: 61.4,
  })
  afterEach(() => (process.exitCode = 0))

  it('names a pass at the second try, which fails nothing', () => {
    const file = report('a-browser.json', [
      ['one', 'expected'],
      ['two', 'flaky'],
    ])
    expect(closeRun([ended('passed', file)])).toBe(true)
    expect(lines()).toContain('  passed at a second try: two')
    expect(lines().at(-1)).toBe('\n2 passed, 0 failed')
    expect(process.exitCode).toBe(0)
  })
  it('names what failed, and each part with its seconds', () => {
    expect(closeRun([ended('failed', report('a-browser.json', [['one', 'unexpected']]))])).toBe(false)
    expect(lines()).toContain('   61 s  failed   browser')
    expect(lines()).toContain('  failed: one')
    expect(lines().at(-1)).toBe('\n0 passed, 1 failed')
    expect(process.exitCode).toBe(1)
  })
  it('counts a part that failed or was skipped without a test that did', () => {
    expect(closeRun([ended('failed'), ended('skipped')])).toBe(false)
    expect(lines().at(-1)).toBe('\n0 passed, 2 failed')
  })
})

it('a run deletes its own reports alone', () => {
  const [own, other] = [join(folder, 'x/unit.json'), join(folder, 'other/unit.json')]
  for (const file of [own, other]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '{}')
  }
  clearReports([{ ...part('a'), report: own }, part('b')])
  expect([existsSync(own), existsSync(dirname(own)), existsSync(other)]).toEqual([false, true, true])
})

// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Part, runStages, type Stage } from './parts.ts'

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
const run = (stages: readonly Stage[], stopAtFirst = true) => runStages(stages, { stopAtFirst })

describe('the parts of a run', () => {
  it('of a lane follow one another', async () => {
    const results = await run([[[part('a'), part('b')]]])
    expect(log()).toEqual(['a', 'end-a', 'b', 'end-b'])
    expect(results.map(({ ok }) => ok)).toEqual([true, true])
  })
  it('that do not fit into the time are left out, and what follows is not', async () => {
    const fits = ({ name }: Part): boolean => name !== 'b'
    const results = await runStages([[[part('a'), part('b'), part('c')]]], { stopAtFirst: false, fits })
    expect(log()).toEqual(['a', 'end-a', 'c', 'end-c'])
    expect(results.map((result) => result.part.name)).toEqual(['a', 'c'])
  })
  it('of lanes run side by side, and the next stage waits for all of them', async () => {
    // Each ends only when the other has begun; named pipes have no clock.
    const [first, second] = [`mkfifo x 2>/dev/null; echo > x`, `mkfifo x 2>/dev/null; read _ < x`]
    await run([[[part('a', `(${first})`)], [part('b', `(${second})`)]], [[part('c')]]])
    expect(log().slice(0, 2).toSorted()).toEqual(['a', 'b'])
    expect(log().slice(4)).toEqual(['c', 'end-c'])
  })
  it('do not begin after one that failed', async () => {
    const results = await run([[[part('a', 'false'), part('b')]], [[part('c')]]])
    expect(log()).toEqual(['a'])
    expect(results.map(({ ok }) => ok)).toEqual([false])
  })
  it('all run where none needs another', async () => {
    const results = await run([[[part('a', 'false'), part('b')]], [[part('c')]]], false)
    expect(log()).toEqual(['a', 'b', 'end-b', 'c', 'end-c'])
    expect(results.map(({ part: { name }, ok }) => [name, ok])).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
    ])
  })
})

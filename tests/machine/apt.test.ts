// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { type AptPorts, installPackages } from './apt.ts'

const OK = { ok: true, stderr: '' }
const LOCKED = { ok: false, stderr: 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7' }

/** A fake apt that returns these results in order, then succeeds. */
const apt = (...answers: readonly (typeof OK)[]) => {
  const left = [...answers]
  return { run: vi.fn((..._args: string[]) => left.shift() ?? OK), wait: vi.fn<AptPorts['wait']>() }
}
const commands = (run: ReturnType<typeof apt>['run']) => run.mock.calls.map(([command]) => command)

it('brings the lists up to date, then installs', () => {
  const { run, wait } = apt()
  expect(installPackages(['nginx', 'git'], { run, wait })).toBeUndefined()
  expect(commands(run)).toEqual(['update', 'install'])
  expect(run.mock.lastCall?.slice(-2)).toEqual(['nginx', 'git'])
})
it('waits while another apt holds the lists', () => {
  const { run, wait } = apt(LOCKED, LOCKED)
  expect(installPackages(['git'], { run, wait })).toBeUndefined()
  expect(commands(run)).toEqual(['update', 'update', 'update', 'install'])
  expect(wait).toHaveBeenCalledTimes(2)
})
it('waits five minutes at most', () => {
  const { run, wait } = apt(...Array.from({ length: 100 }, () => LOCKED))
  expect(installPackages(['git'], { run, wait })).toBe(LOCKED.stderr)
  expect(wait.mock.calls.reduce((sum, [ms]) => sum + ms, 0)).toBe(300_000)
})
it('installs from the old lists if they cannot be updated', () => {
  const { run, wait } = apt({ ok: false, stderr: 'E: Temporary failure resolving' })
  expect(installPackages(['git'], { run, wait })).toBeUndefined()
  expect(wait).not.toHaveBeenCalled()
})
it('returns apt’s first error', () => {
  const stderr = 'W: old lists\nE: Unable to locate package nginx\nE: and more'
  expect(installPackages(['nginx'], apt(OK, { ok: false, stderr }))).toBe('E: Unable to locate package nginx')
})

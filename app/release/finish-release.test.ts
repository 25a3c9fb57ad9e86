// @vitest-environment node
import { existsSync, readdirSync, readlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { finishRelease } from './finish-release.ts'
import { movePointer, releaseBefore } from './move-pointer.ts'
import { currentRelease, listReleases, merchantsOf } from './read-releases.ts'
import { RETAINED_RELEASES, prune } from './prune.ts'
import { put, putShard, served, temporaryFolder } from './www.fake.ts'

let folder: ReturnType<typeof temporaryFolder>
let www: string
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  folder = temporaryFolder()
  www = folder.path
})
afterEach(() => {
  vi.useRealTimers()
  folder.close()
})

const release = async (name: string, shards = 1): Promise<void> => {
  await finishRelease(www, name, shards)
  vi.advanceTimersByTime(1_000)
}

describe('a release', () => {
  it('is in use once it is finished, by a relative link that also works elsewhere', async () => {
    putShard(www, 'one')
    expect(currentRelease(www)).toBeUndefined()
    await release('one')
    expect(currentRelease(www)).toBe('one')
    expect(readlinkSync(join(www, 'current'))).toBe('releases/one')
    expect([...merchantsOf(www, 'one').keys()]).toEqual(['lotus'])
  })

  it('of which a shard is missing is refused by its name, and the one before stays in use', async () => {
    putShard(www, 'one')
    await release('one')
    putShard(www, 'two', { shard: 1, shards: 3 })
    putShard(www, 'two', { shard: 3, shards: 3, merchants: [served('coral')] })
    await expect(release('two', 3)).rejects.toMatchObject({
      code: 'RE-SHARDS',
      details: { release: 'two', missing: ['2-of-3'] },
    })
    expect(currentRelease(www)).toBe('one')
    putShard(www, 'two', { shard: 2, shards: 3, merchants: [] })
    await release('two', 3)
    expect(currentRelease(www)).toBe('two')
    expect([...merchantsOf(www, 'two').keys()].sort()).toEqual(['coral', 'lotus'])
  })

  it.each([
    ['build', { build: 'b2' }],
    ['fleet', { fleet: 'f2' }],
  ] as const)('whose shards have another %s is refused', async (differs, other) => {
    putShard(www, 'two', { shard: 1, shards: 2 })
    putShard(www, 'two', { shard: 2, shards: 2, merchants: [served('coral')], ...other })
    await expect(release('two', 2)).rejects.toMatchObject({ code: 'RE-MIXED', details: { differs } })
    expect(currentRelease(www)).toBeUndefined()
  })

  it('in which two merchants have one host is refused: nginx would not start', async () => {
    putShard(www, 'two', { merchants: [served('lotus'), served('coral', { hosts: ['lotus.example'] })] })
    await expect(release('two')).rejects.toMatchObject({
      code: 'RE-HOST',
      details: { host: 'lotus.example', merchants: ['lotus', 'coral'] },
    })
    expect(currentRelease(www)).toBeUndefined()
  })

  it('names every build that its pages are of', async () => {
    putShard(www, 'one', { build: 'b2', merchants: [served('lotus', { build: 'b2' }), served('coral')] })
    expect((await finishRelease(www, 'one', 1)).builds).toEqual(['b2', 'b1'])
  })

  it('of the past is removed when five newer ones are there; one in use stays', async () => {
    const names = Array.from({ length: RETAINED_RELEASES + 2 }, (_, index) => `r${index}`)
    for (const name of names) {
      putShard(www, name)
      await release(name)
    }
    expect(listReleases(www).map((one) => one.release)).toEqual(names.slice(2))
    movePointer(www, 'r2')
    putShard(www, 'last')
    await release('last')
    expect(listReleases(www).map((one) => one.release)).toEqual([...names.slice(3), 'last'])
  })

  it('in use stays, however many others are newer by the clock', async () => {
    putShard(www, 'used')
    await release('used')
    for (let index = 0; index < RETAINED_RELEASES + 1; index++) {
      const record = { release: `n${index}`, build: 'b1', completed: `2999-01-0${index + 1}`, builds: ['b1'] }
      put(www, `releases/n${index}/release.json`, JSON.stringify(record))
    }
    await prune(www)
    expect(listReleases(www).map((one) => one.release)).toEqual(['used', 'n1', 'n2', 'n3', 'n4', 'n5'])
  })

  it('stays while a server says that it serves it, and a day after the server was last heard', async () => {
    vi.useRealTimers()
    for (const name of ['served', 'forgotten']) {
      putShard(www, name)
      await finishRelease(www, name, 1)
      put(www, `served/${name === 'served' ? 'server-a' : 'server-b'}`, `${name}\n`)
    }
    const dayAgo = new Date(Date.now() - 25 * 3_600_000)
    utimesSync(join(www, 'served/server-b'), dayAgo, dayAgo)
    for (let index = 0; index <= RETAINED_RELEASES; index++) {
      putShard(www, `n${index}`)
      await finishRelease(www, `n${index}`, 1)
    }
    const names = listReleases(www).map((one) => one.release)
    expect(names).toContain('served')
    expect(names).not.toContain('forgotten')
    expect(readdirSync(join(www, 'served'))).toEqual(['server-a'])
  })

  it('that was begun and given up is removed after a day, not before', async () => {
    vi.useRealTimers()
    putShard(www, 'half', { shard: 1, shards: 2 })
    putShard(www, 'one')
    await finishRelease(www, 'one', 1)
    expect(existsSync(join(www, 'releases/half'))).toBe(true)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 })
    putShard(www, 'two')
    await finishRelease(www, 'two', 1)
    expect(existsSync(join(www, 'releases/half'))).toBe(false)
  })
})

describe('back', () => {
  it('leads to the release before the one in use, step by step', async () => {
    for (const name of ['one', 'two', 'three']) {
      putShard(www, name)
      await release(name)
    }
    movePointer(www, releaseBefore(www))
    expect(currentRelease(www)).toBe('two')
    movePointer(www, releaseBefore(www))
    expect(currentRelease(www)).toBe('one')
    expect(() => releaseBefore(www)).toThrow('RE-BACK')
  })

  it('refuses a release that is not complete, and says which are', async () => {
    putShard(www, 'one')
    await release('one')
    putShard(www, 'half', { shard: 1, shards: 2 })
    expect(() => movePointer(www, 'half')).toThrow('RE-UNKNOWN: release half; known one')
    expect(currentRelease(www)).toBe('one')
  })
})

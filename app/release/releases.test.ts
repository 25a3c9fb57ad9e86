// @vitest-environment node
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { put, temporaryFolder } from '../bake/site-build.fake.ts'
import { whileLocked } from './lock.ts'
import { currentRelease, listReleases, movePointer, prune, releaseBefore } from './releases.ts'

let folder: ReturnType<typeof temporaryFolder>
let www: string
let count = 0
beforeEach(() => {
  folder = temporaryFolder()
  www = folder.path
})
afterEach(() => folder.close())

/** Makes complete releases and the last one the one in use, as bakes do. */
function release(...names: readonly string[]): void {
  for (const name of names) {
    const [build] = name.split('-')
    const completed = `2026-11-28T00:00:00.${String(100 + count++)}Z`
    put(
      www,
      `releases/${name}/release.json`,
      JSON.stringify({ release: name, build, completed, merchants: [], builds: [] }),
    )
    movePointer(www, name)
    prune(www)
  }
}
const names = (): readonly string[] => listReleases(www).map((one) => one.release)

describe('releases', () => {
  it('one is in use by a relative link, which also leads to it in a copy of the folder', () => {
    expect(currentRelease(www)).toBeUndefined()
    release('b1-1')
    expect([currentRelease(www), readlinkSync(join(www, 'current'))]).toEqual(['b1-1', 'releases/b1-1'])
    expect(existsSync(join(www, 'previous'))).toBe(false)
  })

  it('of the past are removed but three, and what was given up; the one in use stays', () => {
    release('b1-1', 'b1-2', 'b1-3')
    put(www, 'releases/half/site/lotus/EN/home.html', 'half')
    put(www, 'releases/other/release.json', '{"shards":1,"merchants":3}')
    release('b1-4')
    expect(readdirSync(join(www, 'releases')).sort()).toEqual(['b1-2', 'b1-3', 'b1-4'])
    movePointer(www, 'b1-2')
    release('b1-5')
    expect(names()).toEqual(['b1-2', 'b1-3', 'b1-4', 'b1-5'])
  })

  it('the last one of the build before stays, however often the build in use is baked', () => {
    release('b1-1', 'b1-2', 'b2-1', 'b2-2', 'b2-3', 'b2-4', 'b2-5')
    expect(names()).toEqual(['b1-2', 'b2-3', 'b2-4', 'b2-5'])
  })

  it('back leads to the one before, step by step; the one that was left is the previous one', () => {
    release('b1-1', 'b1-2', 'b1-3')
    for (const [now, left] of [
      ['b1-2', 'b1-3'],
      ['b1-1', 'b1-2'],
    ] as const) {
      movePointer(www, releaseBefore(www))
      expect([currentRelease(www), readlinkSync(join(www, 'previous'))]).toEqual([now, `releases/${left}`])
    }
    expect(() => releaseBefore(www)).toThrow('RE-BACK')
    movePointer(www, 'b1-3')
    expect(currentRelease(www)).toBe('b1-3')
  })

  it.each(['half', '../b1-1', ''])('"%s" is refused, with those that there are', (name) => {
    release('b1-1')
    put(www, 'releases/half/site/x', '')
    expect(() => movePointer(www, name)).toThrow(`RE-UNKNOWN: release ${name}; known b1-1`)
    expect(currentRelease(www)).toBe('b1-1')
  })

  it('in a copy of an image’s folder replace the files of the image before', () => {
    release('b1-1')
    put(www, 'previous/assets/main.js', 'old')
    release('b1-2')
    expect(readlinkSync(join(www, 'previous'))).toBe('releases/b1-1')
  })
})

describe('the lock of a folder', () => {
  const file = (): string => join(www, 'bake.lock')

  it('lets one task run at a time, and another when it has ended, well or not', async () => {
    await whileLocked(www, async () => {
      expect(readFileSync(file(), 'utf8')).toBe(String(process.pid))
      await expect(whileLocked(www, async () => 'second')).rejects.toMatchObject({
        code: 'RE-LOCKED',
        details: { file: file(), pid: process.pid },
      })
    })
    await expect(whileLocked(www, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await whileLocked(www, async () => 'third')).toBe('third')
  })

  // No process has so large an id.
  it.each(['4194305', '', '0', '-1'])('of a process that has ended (%j) is taken over', async (pid) => {
    put(www, 'bake.lock', pid)
    expect(await whileLocked(www, async () => 'mine')).toBe('mine')
    expect(existsSync(file())).toBe(false)
  })
})

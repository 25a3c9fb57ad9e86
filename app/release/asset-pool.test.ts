// @vitest-environment node
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addToPool, listBuilds } from './asset-pool.ts'
import { finishRelease } from './finish-release.ts'
import { compressFolder } from './write-compressed.ts'
import { put, putShard, served, temporaryFolder } from './www.fake.ts'

const LONG = 'export const a = 1;'.repeat(100)
let folder: ReturnType<typeof temporaryFolder>
let www: string
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  folder = temporaryFolder()
  www = join(folder.path, 'www')
})
afterEach(() => {
  vi.useRealTimers()
  folder.close()
})

/** A built client with a chunk that all builds share and one of its own. */
async function add(build: string, isCompressed = true): Promise<void> {
  const client = join(folder.path, build)
  put(client, 'assets/shared-0.js', LONG)
  put(client, `assets/own-${build}.js`, LONG + build)
  put(client, 't/x/en/kernel.json', '{}')
  put(client, 'sw.js', `worker ${build}`)
  put(client, 'asset-manifest.json', `{"build":"${build}"}`)
  await addToPool(client, www, build, isCompressed)
  vi.advanceTimersByTime(1_000)
}
const release = async (name: string, build: string): Promise<void> => {
  putShard(www, name, { build, merchants: [served('lotus', { build })] })
  await finishRelease(www, name, 1)
  vi.advanceTimersByTime(1_000)
}

describe('the files that all releases share', () => {
  it('have compressed copies of the same content', async () => {
    await add('b1')
    const path = join(www, 'assets/own-b1.js')
    expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(`${LONG}b1`)
    expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(`${LONG}b1`)
    expect(existsSync(join(www, 't/x/en/kernel.json.br'))).toBe(false)
  })

  it('are written once: a file that two builds have is not touched by the second', async () => {
    await add('b1')
    const before = statSync(join(www, 'assets/shared-0.js')).ino
    await add('b2')
    expect(statSync(join(www, 'assets/shared-0.js')).ino).toBe(before)
    expect(listBuilds(www).map(({ build }) => build)).toEqual(['b1', 'b2'])
    expect(readFileSync(join(www, 'builds/b1/sw.js'), 'utf8')).toBe('worker b1')
    expect(readFileSync(join(www, 'builds/b2/sw.js'), 'utf8')).toBe('worker b2')
  })

  it('of a build that was added half are added again', async () => {
    await add('b1')
    rmSync(join(www, 'assets/own-b1.js'))
    await add('b1')
    expect(readFileSync(join(www, 'assets/own-b1.js'), 'utf8')).toBe(`${LONG}b1`)
  })

  it('get the compressed copies that they lack', async () => {
    await add('b1', false)
    expect(existsSync(join(www, 'assets/own-b1.js.br'))).toBe(false)
    await add('b1')
    for (const name of ['assets/own-b1.js', 'assets/shared-0.js'])
      expect(brotliDecompressSync(readFileSync(join(www, `${name}.br`)))).toEqual(
        readFileSync(join(www, name)),
      )
    rmSync(join(www, 'assets/shared-0.js.gz'))
    await add('b2')
    expect(gunzipSync(readFileSync(join(www, 'assets/shared-0.js.gz'))).toString()).toBe(LONG)
    expect(readdirSync(join(www, 'assets')).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('are the compressed copies that the build made, or made anew where it has none; the build’s folder is only read', async () => {
    await add('b1')
    const client = join(folder.path, 'b1')
    const names = (): readonly string[] => readdirSync(client, { recursive: true, encoding: 'utf8' }).sort()
    expect(names().filter((name) => /\.(br|gz|part)$/.test(name))).toEqual([])
    await compressFolder(client)
    expect(names()).toContain('assets/own-b1.js.br')
    expect(names()).not.toContain('asset-manifest.json.br')
    const other = join(folder.path, 'other')
    await addToPool(client, other, 'b1', true)
    for (const suffix of ['', '.br', '.gz'])
      expect(statSync(join(other, `assets/own-b1.js${suffix}`)).ino).toBe(
        statSync(join(client, `assets/own-b1.js${suffix}`)).ino,
      )
  })

  it('stay for the releases that one can go back to, and go with the last of them', async () => {
    for (let index = 0; index < 8; index++) {
      await add(`b${index}`)
      await release(`r${index}`, `b${index}`)
    }
    expect(listBuilds(www).map(({ build }) => build)).toEqual(['b3', 'b4', 'b5', 'b6', 'b7'])
    expect(existsSync(join(www, 'assets/own-b2.js'))).toBe(false)
    expect(existsSync(join(www, 'assets/own-b2.js.br'))).toBe(false)
    expect(existsSync(join(www, 'builds/b2'))).toBe(false)
    expect(existsSync(join(www, 'assets/own-b3.js'))).toBe(true)
    for (const suffix of ['', '.br', '.gz'])
      expect(existsSync(join(www, `assets/shared-0.js${suffix}`))).toBe(true)
  })

  it('of the last two builds stay for pages that are open, however many releases there were', async () => {
    await add('b1')
    await release('r0', 'b1')
    await add('b2')
    for (let index = 1; index < 8; index++) await release(`r${index}`, 'b2')
    expect(listBuilds(www).map(({ build }) => build)).toEqual(['b1', 'b2'])
    expect(existsSync(join(www, 'assets/own-b1.js'))).toBe(true)
  })
})

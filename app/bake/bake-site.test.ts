// @vitest-environment node
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { currentRelease, merchantsOf } from '../release/read-releases.ts'
import { finishRelease } from '../release/finish-release.ts'
import { movePointer } from '../release/move-pointer.ts'
import { temporaryFolder } from '../release/www.fake.ts'
import { type BakeRequest, bakeSite, newReleaseName } from './bake-site.ts'
import { exitStatus, summaryLines } from './bake-summary.ts'
import { isInShard } from './shard.ts'
import { type Gateway, testBuild, testMerchant } from './site-build.fake.ts'

let folder: ReturnType<typeof temporaryFolder>
let www: string
let gateway: Gateway
let asked: string[]
let greeting: string
let merchants: Map<string, ReturnType<typeof testMerchant> | { readonly refused: string }>
let count = 0

beforeEach(() => {
  folder = temporaryFolder()
  www = join(folder.path, 'www')
  gateway = {}
  asked = []
  greeting = 'hello'
  merchants = new Map(['coral', 'jade', 'lotus'].map((id) => [id, testMerchant(folder.path, id)]))
})
afterEach(() => folder.close())

const bake = (request: Partial<BakeRequest> = {}, build = 'b1') =>
  bakeSite({
    build: testBuild(folder.path, gateway, { id: build, asked, greeting: () => greeting }),
    www,
    merchants,
    gateway: 'http://gateway.test',
    isMock: false,
    release: `r${++count}`,
    isCompressed: true,
    ...request,
  })
const pageFile = (id: string): string => join(www, 'current/site', id, 'EN/home.html')
/** What a server sends of a merchant's home, or why it is not there. */
const home = (id: string): string | undefined =>
  /<main>(\w+)/.exec(existsSync(pageFile(id)) ? readFileSync(pageFile(id), 'utf8') : '')?.[1]
const map = (name: string): string => readFileSync(join(www, `current/deploy/${name}-1-of-1.map`), 'utf8')

describe('a bake', () => {
  it('makes a release of every merchant, and its maps', async () => {
    const summary = await bake()
    expect([...merchants.keys()].map(home)).toEqual(['hello', 'hello', 'hello'])
    expect(brotliDecompressSync(readFileSync(`${pageFile('jade')}.br`))).toEqual(
      readFileSync(pageFile('jade')),
    )
    expect(map('hosts')).toBe('coral.example coral;\njade.example jade;\nlotus.example lotus;\n')
    expect(map('builds')).toContain('jade b1;')
    expect(readFileSync(join(www, 'builds/b1/sw.js'), 'utf8')).toBe('worker b1')
    expect(exitStatus(summary)).toBe(0)
  })

  it('in which nothing changed makes nothing', async () => {
    await bake()
    const before = currentRelease(www)
    const summary = await bake()
    expect(summary.release).toBeUndefined()
    expect(readdirSync(join(www, 'releases'))).toEqual([before])
    expect(summaryLines(summary)[0]).toBe('baked 0 merchants (0 pages), 3 unchanged: nothing to release')
    expect(exitStatus(summary)).toBe(0)
  })

  it('writes only what changed: other merchants’ files, and pages that are the same, stay the same files', async () => {
    await bake()
    const shell = join(www, 'current/site/jade/EN/index.html')
    const before = [statSync(shell).ino, statSync(pageFile('lotus')).ino, statSync(pageFile('jade')).ino]
    merchants.set('jade', testMerchant(folder.path, 'jade', { currency: 'EUR' }))
    writeFileSync(join(folder.path, 'merchants/jade/icon.svg'), readFileSync('merchants/coral/icon.svg'))
    const summary = await bake()
    expect(summary.outcomes.get('jade')?.kind).toBe('baked')
    expect(summary.outcomes.get('lotus')?.kind).toBe('unchanged')
    expect([statSync(shell).ino, statSync(pageFile('lotus')).ino, statSync(pageFile('jade')).ino]).toEqual(
      before,
    )
    expect(readFileSync(join(www, 'current/brand/jade/icon.svg'))).toEqual(
      readFileSync('merchants/coral/icon.svg'),
    )
  })

  it('follows what the gateway says', async () => {
    await bake()
    greeting = 'goodbye'
    await bake()
    expect([...merchants.keys()].map(home)).toEqual(['goodbye', 'goodbye', 'goodbye'])
  })

  it('with --only bakes one merchant, and keeps the others in pages and maps', async () => {
    await bake()
    greeting = 'goodbye'
    asked.length = 0
    const summary = await bake({ only: new Set(['jade']) })
    expect([...merchants.keys()].map(home)).toEqual(['hello', 'goodbye', 'hello'])
    expect(map('hosts').split('\n')).toHaveLength(4)
    expect(asked).toEqual(['jade'])
    expect(exitStatus(summary)).toBe(0)
  })

  it('drops a merchant that is gone, also with --only, and says so', async () => {
    await bake()
    merchants.delete('coral')
    const summary = await bake({ only: new Set(['jade']) })
    expect(home('coral')).toBeUndefined()
    expect(map('hosts')).not.toContain('coral')
    expect(summaryLines(summary)).toContain('  coral is gone, and is no longer served')
  })

  it('of a new build brings its files, and keeps those of the build before for pages that are open', async () => {
    await bake()
    await bake({}, 'b2')
    expect(map('builds')).toContain('jade b2;')
    expect(readdirSync(join(www, 'builds')).sort()).toEqual(['b1', 'b2'])
  })

  it('refuses a name that would leave the folder', async () => {
    await expect(bake({ release: '../x' })).rejects.toThrow('RE-NAME')
    await expect(bake({ release: '' })).rejects.toThrow('RE-NAME')
  })
})

describe('a complete release', () => {
  it('is not baked into again: its pages may be in use', async () => {
    await bake({ release: 'used' })
    greeting = 'goodbye'
    await expect(bake({ release: 'used' })).rejects.toMatchObject({
      code: 'RE-USED',
      details: { release: 'used' },
    })
    await expect(bake({ release: 'used', shard: { shard: 1, shards: 2 } })).rejects.toThrow('RE-USED')
    expect([...merchants.keys()].map(home)).toEqual(['hello', 'hello', 'hello'])
  })

  it('is not baked into by a shard that is tried again after the release was finished', async () => {
    for (let shard = 1; shard <= 2; shard++) await bake({ release: 'sharded', shard: { shard, shards: 2 } })
    await finishRelease(www, 'sharded', 2)
    for (const id of merchants.keys()) gateway[id] = 'no data'
    for (let shard = 1; shard <= 2; shard++)
      await expect(bake({ release: 'sharded', shard: { shard, shards: 2 } })).rejects.toThrow('RE-USED')
    expect([...merchants.keys()].map(home)).toEqual(['hello', 'hello', 'hello'])
  })
})

describe('a merchant that cannot be baked', () => {
  it.each([
    ['no status', 'BK-SITE'],
    ['no data', 'BK-DATA EN: games.lobby lacks game.lanes'],
    ['throws while rendering', 'BK-SCRIPT'],
    ['empty screen', 'BK-PAGE: EN/home.html: its screen is empty'],
  ] as const)(
    '(%s) keeps its pages while the others change, is named, and the exit status says so',
    async (what, reason) => {
      await bake()
      greeting = 'goodbye'
      gateway['jade'] = what
      const summary = await bake()
      expect([...merchants.keys()].map(home)).toEqual(['goodbye', 'hello', 'goodbye'])
      expect(map('hosts')).toContain('jade.example jade;')
      const lines = summaryLines(summary).join('\n')
      expect(lines).toContain('jade keeps the pages that it has')
      expect(lines).toContain(reason)
      expect(exitStatus(summary)).toBe(3)
    },
  )

  it('keeps its pages and their build’s worker in a release of a newer build', async () => {
    await bake()
    gateway['jade'] = 'no data'
    await bake({}, 'b2')
    expect(map('builds')).toBe('coral b2;\njade b1;\nlotus b2;\n')
    for (let index = 0; index < 6; index++) {
      greeting = `again${index}`
      await bake({}, `b${index + 3}`)
    }
    expect(map('builds')).toContain('jade b1;')
    expect(existsSync(join(www, 'builds/b1/sw.js'))).toBe(true)
    expect(home('jade')).toBe('hello')
  })

  it('keeps its pages where its profile is refused, also beside a host that another one has now', async () => {
    await bake()
    merchants.set('jade', { refused: 'BK-HOST …' })
    merchants.set('lotus', testMerchant(folder.path, 'lotus', { hosts: ['lotus.example', 'jade.example'] }))
    const summary = await bake()
    expect(home('jade')).toBe('hello')
    expect(map('hosts')).toBe('coral.example coral;\nlotus.example lotus;\njade.example lotus;\n')
    expect(exitStatus(summary)).toBe(3)
  })

  it('has a host again that another had meanwhile', async () => {
    await bake()
    merchants.set('jade', { refused: 'BK-HOST …' })
    merchants.set('lotus', testMerchant(folder.path, 'lotus', { hosts: ['lotus.example', 'jade.example'] }))
    await bake()
    merchants.set('lotus', testMerchant(folder.path, 'lotus'))
    merchants.set('jade', testMerchant(folder.path, 'jade'))
    await bake()
    expect(map('hosts')).toBe('coral.example coral;\njade.example jade;\nlotus.example lotus;\n')
  })

  it('and is new gets pages without that data, which the browser asks for', async () => {
    gateway['jade'] = 'no data'
    const summary = await bake()
    expect(home('jade')).toBe('undefined')
    expect(summaryLines(summary).join('\n')).toContain('jade is new and lacks data')
    expect(exitStatus(summary)).toBe(3)
    // Complete as soon as the gateway answers.
    gateway = {}
    await bake()
    expect(home('jade')).toBe('hello')
  })

  it('and is new has no pages where they are not whole; the others are released', async () => {
    gateway['jade'] = 'empty screen'
    const summary = await bake()
    expect(home('jade')).toBeUndefined()
    expect(home('lotus')).toBe('hello')
    expect(map('hosts')).not.toContain('jade')
    expect(existsSync(join(www, 'current/site/jade'))).toBe(false)
    expect(summaryLines(summary).join('\n')).toContain('jade HAS NO PAGES')
    expect(exitStatus(summary)).toBe(3)
  })

  it('like all others makes no release', async () => {
    await bake()
    const before = currentRelease(www)
    for (const id of merchants.keys()) gateway[id] = 'no status'
    const summary = await bake({}, 'b2')
    expect(currentRelease(www)).toBe(before)
    expect(exitStatus(summary)).toBe(3)
    expect(summaryLines(summary)[0]).toBe('baked 0 merchants (0 pages), 3 FAILED: nothing to release')
  })

  it('after ten others in a row without a status is not asked for: the gateway is down', async () => {
    merchants = new Map(
      Array.from({ length: 40 }, (_, index) => [`m${index}`, testMerchant(folder.path, `m${index}`)]),
    )
    await bake({ isCompressed: false })
    for (const id of merchants.keys()) gateway[id] = 'no status'
    asked.length = 0
    const summary = await bake({ isCompressed: false })
    expect(asked.length).toBeGreaterThanOrEqual(10)
    expect(asked.length).toBeLessThan(20)
    expect(summaryLines(summary).join('\n')).toContain('BK-GATEWAY the gateway does not answer')
  })
})

describe('merchants whom the gateway does not know', () => {
  it('keep no other from being baked, though there are more in a row than a gateway that is down would leave', async () => {
    merchants = new Map(
      Array.from({ length: 40 }, (_, index) => {
        const id = `m${String(index).padStart(2, '0')}`
        return [id, testMerchant(folder.path, id)]
      }),
    )
    await bake({ isCompressed: false })
    const unknown = [...merchants.keys()].slice(0, 15)
    for (const id of unknown) gateway[id] = 'no status'
    greeting = 'goodbye'
    const { outcomes } = await bake({ isCompressed: false })
    const failed = [...outcomes].filter(([, { kind }]) => kind === 'failed').map(([id]) => id)
    expect(failed).toEqual(unknown)
    expect(home('m39')).toBe('goodbye')
  })
})

describe('a release in which no merchant would be left', () => {
  it('is not made', async () => {
    await bake()
    const before = currentRelease(www)
    merchants = new Map([['renamed', testMerchant(folder.path, 'renamed')]])
    gateway['renamed'] = 'empty screen'
    const summary = await bake()
    expect(currentRelease(www)).toBe(before)
    expect(home('jade')).toBe('hello')
    expect(exitStatus(summary)).toBe(1)
  })
})

describe('a bake in shards', () => {
  const SHARDS = 3

  it('is served when each shard has been baked and the release is finished, and not before', async () => {
    await bake()
    const before = currentRelease(www)
    greeting = 'goodbye'
    merchants.set('new', testMerchant(folder.path, 'new'))
    for (let shard = 1; shard <= SHARDS; shard++) {
      const summary = await bake({ release: 'sharded', shard: { shard, shards: SHARDS } })
      expect(currentRelease(www)).toBe(before)
      expect(exitStatus(summary)).toBe(0)
    }
    await finishRelease(www, 'sharded', SHARDS)
    expect([...merchants.keys()].map(home)).toEqual(Array(4).fill('goodbye'))
    expect([...merchantsOf(www, 'sharded').keys()].sort()).toEqual(['coral', 'jade', 'lotus', 'new'])
    const hosts = readdirSync(join(www, 'current/deploy')).filter((file) => file.startsWith('hosts-'))
    expect(hosts).toEqual(['hosts-1-of-3.map', 'hosts-2-of-3.map', 'hosts-3-of-3.map'])
  })

  it('may be repeated: a shard that was baked half is baked anew', async () => {
    for (const again of [false, true])
      for (let shard = 1; shard <= SHARDS; shard++) {
        if (again) rmSync(join(www, 'releases/sharded/deploy', `hosts-${shard}-of-3.map`), { force: true })
        await bake({ release: 'sharded', shard: { shard, shards: SHARDS } })
      }
    await finishRelease(www, 'sharded', SHARDS)
    expect([...merchants.keys()].map(home)).toEqual(['hello', 'hello', 'hello'])
  })

  it('cannot be finished while a shard is baked anew', async () => {
    for (let shard = 1; shard <= 2; shard++) await bake({ release: 'sharded', shard: { shard, shards: 2 } })
    const finished: Promise<unknown>[] = []
    const build = testBuild(folder.path, gateway, {
      greeting: () => {
        finished.push(finishRelease(www, 'sharded', 2).catch((error: unknown) => String(error)))
        return 'half'
      },
    })
    await bake({ build, release: 'sharded', shard: { shard: 2, shards: 2 } })
    expect(await Promise.all(finished)).toContainEqual(expect.stringContaining('missing 2-of-2'))
    expect(currentRelease(www)).toBeUndefined()
    await finishRelease(www, 'sharded', 2)
    expect(currentRelease(www)).toBe('sharded')
  })

  it('is made though a shard has only new merchants, none of which could be baked', async () => {
    for (const id of merchants.keys()) gateway[id] = 'empty screen'
    for (let shard = 1; shard <= SHARDS; shard++) {
      const summary = await bake({ release: 'sharded', shard: { shard, shards: SHARDS } })
      const some = [...merchants.keys()].some((id) => isInShard(id, { shard, shards: SHARDS }))
      expect(exitStatus(summary)).toBe(some ? 3 : 0)
    }
  })

  it('gives a host to the merchant whose profile has it, though another of another shard had it', async () => {
    const inSecond = (id: string): boolean => isInShard(id, { shard: 2, shards: SHARDS })
    expect(['jade', 'coral'].map(inSecond)).toEqual([true, false])
    await bake()
    merchants.set('jade', { refused: 'BK-HOST …' })
    merchants.set('coral', testMerchant(folder.path, 'coral', { hosts: ['coral.example', 'jade.example'] }))
    for (let shard = 1; shard <= SHARDS; shard++)
      await bake({ release: 'sharded', shard: { shard, shards: SHARDS } })
    await finishRelease(www, 'sharded', SHARDS)
    expect(home('jade')).toBe('hello')
    const hosts = [1, 2, 3].map((shard) =>
      readFileSync(join(www, `current/deploy/hosts-${shard}-of-3.map`), 'utf8'),
    )
    expect(hosts.join('').trim().split('\n').sort()).toEqual([
      'coral.example coral;',
      'jade.example coral;',
      'lotus.example lotus;',
    ])
    expect(merchantsOf(www, 'sharded').get('jade')?.hosts).toEqual([])
  })

  it('may be baked by machines that share no disk: each has a copy of the release before, and gives its own folder', async () => {
    await bake()
    gateway['jade'] = 'no data'
    greeting = 'goodbye'
    const store = join(folder.path, 'store')
    cpSync(www, store, { recursive: true, verbatimSymlinks: true })
    for (let shard = 1; shard <= SHARDS; shard++) {
      const machine = join(folder.path, `machine${shard}`)
      cpSync(www, machine, { recursive: true, verbatimSymlinks: true })
      await bake({ www: machine, release: 'sharded', shard: { shard, shards: SHARDS } })
      for (const part of ['assets', 't', 'builds', 'releases/sharded'])
        cpSync(join(machine, part), join(store, part), { recursive: true })
      rmSync(machine, { recursive: true })
    }
    // The last machine needs the records of the parts alone.
    const last = join(folder.path, 'last')
    const deploy = 'releases/sharded/deploy'
    cpSync(join(store, deploy), join(last, deploy), { recursive: true })
    await finishRelease(last, 'sharded', SHARDS)
    cpSync(join(last, 'releases/sharded'), join(store, 'releases/sharded'), { recursive: true })
    www = store
    movePointer(www, 'sharded')
    expect([...merchants.keys()].map(home)).toEqual(['goodbye', 'hello', 'goodbye'])
    expect([...merchantsOf(www, 'sharded').keys()].sort()).toEqual(['coral', 'jade', 'lotus'])
  })

  it('of other merchants is refused', async () => {
    await bake({ release: 'sharded', shard: { shard: 1, shards: 2 } })
    merchants.set('late', testMerchant(folder.path, 'late'))
    await bake({ release: 'sharded', shard: { shard: 2, shards: 2 } })
    await expect(finishRelease(www, 'sharded', 2)).rejects.toThrow('RE-MIXED')
  })

  it('divides merchants in the same way on every machine and in every version', () => {
    const parts = ['coral', 'jade', 'lotus', 'aurora'].map((id) =>
      [1, 2, 3, 4, 5, 6, 7, 8].find((shard) => isInShard(id, { shard, shards: 8 })),
    )
    expect(parts).toEqual([8, 7, 4, 5])
  })

  it('has each merchant once, in a shard that depends on its id alone', () => {
    const ids = Array.from({ length: 1_000 }, (_, index) => `shop${index}`)
    const sizes = Array.from(
      { length: 8 },
      (_, index) => ids.filter((id) => isInShard(id, { shard: index + 1, shards: 8 })).length,
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1_000)
    expect(Math.min(...sizes)).toBeGreaterThan(90)
  })
})

it('names of releases sort by time', () =>
  expect(newReleaseName('f9099a0bebc5', new Date('2026-11-25T02:03:04.567Z'))).toBe(
    '20261125T020304Z-f9099a0b',
  ))

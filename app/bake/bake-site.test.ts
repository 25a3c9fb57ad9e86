// @vitest-environment node
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { currentRelease, listReleases } from '../release/releases.ts'
import { whileLocked } from '../release/lock.ts'
import { type BakeRequest, bakeSite, newReleaseName } from './bake-site.ts'
import { exitStatus, summaryLines } from './bake-summary.ts'
import { type Gateway, put, temporaryFolder, testBuild, testMerchant } from './site-build.fake.ts'

let folder: ReturnType<typeof temporaryFolder>
let www: string
let gateway: Gateway
let asked: string[]
let greeting: string
let merchants: Map<string, ReturnType<typeof testMerchant> | { readonly refused: string }>

beforeEach(() => {
  folder = temporaryFolder()
  www = join(folder.path, 'www')
  gateway = {}
  asked = []
  greeting = 'hello'
  merchants = new Map(['coral', 'jade', 'lotus'].map((id) => [id, testMerchant(folder.path, id)]))
})
afterEach(() => folder.close())

const bake = (build = 'b1', request: Partial<BakeRequest> = {}) =>
  bakeSite({
    build: testBuild(folder.path, gateway, { id: build, asked, greeting: () => greeting }),
    www,
    merchants,
    gateway: 'http://gateway.test',
    isMock: false,
    isCompressed: true,
    ...request,
  })
const file = (path: string): string | undefined =>
  existsSync(join(www, 'current', path)) ? readFileSync(join(www, 'current', path), 'utf8') : undefined
/** What a server sends of a merchant's home, or why it is not there. */
const home = (id: string): string | undefined =>
  /<main>(\w+)/.exec(file(`site/${id}/EN/home.html`) ?? '')?.[1]
const homes = () => [...merchants.keys()].map(home)
const map = (name: string): string | undefined => file(`deploy/${name}.map`)

describe('a bake', () => {
  it('makes one whole folder: every merchant, the maps of nginx, the build’s files', async () => {
    const summary = await bake()
    expect(homes()).toEqual(['hello', 'hello', 'hello'])
    const br = readFileSync(join(www, 'current/site/jade/EN/home.html.br'))
    expect(brotliDecompressSync(br).toString()).toBe(file('site/jade/EN/home.html'))
    expect(map('hosts')).toBe('coral.example coral;\njade.example jade;\nlotus.example lotus;\n')
    expect(map('builds')).toContain('jade b1;')
    expect(map('release')).toBe(`default ${currentRelease(www)};\n`)
    expect([file('builds/b1/sw.js'), file('assets/main-b1.js')]).toEqual(['worker b1', 'main'])
    expect(readdirSync(www).sort()).toEqual(['current', 'releases'])
    expect(exitStatus(summary)).toBe(0)
  })

  it('follows what the gateway says, and leaves the release before as it was', async () => {
    await bake()
    const before = currentRelease(www)
    greeting = 'goodbye'
    await bake()
    expect(homes()).toEqual(['goodbye', 'goodbye', 'goodbye'])
    const page = readFileSync(join(www, 'releases', before ?? '', 'site/jade/EN/home.html'), 'utf8')
    expect(page).toContain('hello')
  })

  it('with --only bakes one merchant, and copies the others’ files as they are', async () => {
    await bake()
    const page = () => join(www, 'current/site/lotus/EN/home.html')
    utimesSync(page(), 1e9, 1e9)
    greeting = 'goodbye'
    asked.length = 0
    const summary = await bake('b1', { only: new Set(['jade']) })
    expect(homes()).toEqual(['hello', 'goodbye', 'hello'])
    expect(map('hosts')?.split('\n')).toHaveLength(4)
    // Browsers that have it are not sent it again.
    expect([asked, statSync(page()).mtimeMs]).toEqual([['jade'], 1e12])
    expect(exitStatus(summary)).toBe(0)
  })

  it('drops a merchant that is gone, also with --only, and says so', async () => {
    await bake()
    merchants.delete('coral')
    const summary = await bake('b1', { only: new Set(['jade']) })
    expect(home('coral')).toBeUndefined()
    expect(map('hosts')).not.toContain('coral')
    expect(summaryLines(summary)).toContain('  coral is gone, and is no longer served')
  })

  it('keeps the files of two builds for pages that are open, however often each is baked', async () => {
    for (const build of ['b1', 'b2', 'b2', 'b2']) await bake(build)
    expect(readdirSync(join(www, 'current/assets')).sort()).toEqual(['main-b1.js', 'main-b2.js', 'shared.js'])
    expect(file('builds/b1/sw.js')).toBe('worker b1')
    await bake('b3')
    expect(readdirSync(join(www, 'current/assets')).sort()).toEqual(['main-b2.js', 'main-b3.js', 'shared.js'])
    expect(readdirSync(join(www, 'current/builds')).sort()).toEqual(['b2', 'b3'])
  })

  it('runs alone, and removes what a bake that was killed has left', async () => {
    put(www, 'releases/half/site/x', '')
    await whileLocked(www, () => expect(bake()).rejects.toMatchObject({ code: 'RE-LOCKED' }))
    await bake()
    expect(readdirSync(join(www, 'releases'))).toEqual([currentRelease(www)])
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
      expect(homes()).toEqual(['goodbye', 'hello', 'goodbye'])
      expect(map('hosts')).toContain('jade.example jade;')
      const lines = summaryLines(summary).join('\n')
      expect(lines).toContain('jade keeps the pages that it has')
      expect(lines).toContain(reason)
      expect(exitStatus(summary)).toBe(3)
    },
  )

  it('keeps its pages and their build’s files in releases of newer builds', async () => {
    await bake()
    gateway['jade'] = 'no data'
    for (let build = 2; build < 6; build++) await bake(`b${build}`)
    expect(map('builds')).toBe('coral b5;\njade b1;\nlotus b5;\n')
    expect([file('builds/b1/sw.js'), file('assets/main-b1.js'), home('jade')]).toEqual([
      'worker b1',
      'main',
      'hello',
    ])
    expect(readdirSync(join(www, 'current/builds')).sort()).toEqual(['b1', 'b4', 'b5'])
  })

  it('keeps its pages where its profile is refused, also beside a host that another one has now, and has it again later', async () => {
    await bake()
    merchants.set('jade', { refused: 'BK-HOST …' })
    merchants.set('lotus', testMerchant(folder.path, 'lotus', { hosts: ['lotus.example', 'jade.example'] }))
    const summary = await bake()
    expect(home('jade')).toBe('hello')
    expect(map('hosts')).toBe('coral.example coral;\nlotus.example lotus;\njade.example lotus;\n')
    expect(exitStatus(summary)).toBe(3)
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
  })

  it('and is new has no pages where they are not whole; the others are released', async () => {
    gateway['jade'] = 'empty screen'
    const summary = await bake()
    expect([home('jade'), home('lotus')]).toEqual([undefined, 'hello'])
    expect(map('hosts')).not.toContain('jade')
    expect(existsSync(join(www, 'current/site/jade'))).toBe(false)
    expect(summaryLines(summary).join('\n')).toContain('jade HAS NO PAGES')
    expect(exitStatus(summary)).toBe(3)
  })

  it('like all others makes no release', async () => {
    await bake()
    const before = listReleases(www)
    for (const id of merchants.keys()) gateway[id] = 'no status'
    const summary = await bake('b2')
    expect([listReleases(www), readdirSync(join(www, 'releases'))]).toEqual([before, [currentRelease(www)]])
    expect(exitStatus(summary)).toBe(3)
    expect(summaryLines(summary)[0]).toBe('baked 0 merchants (0 pages), 3 FAILED: nothing to release')
  })

  it('leaves the release in use where no merchant would be left', async () => {
    await bake()
    const before = currentRelease(www)
    merchants = new Map([['renamed', testMerchant(folder.path, 'renamed')]])
    gateway['renamed'] = 'empty screen'
    const summary = await bake()
    expect([currentRelease(www), home('jade')]).toEqual([before, 'hello'])
    expect(exitStatus(summary)).toBe(1)
  })
})

it('names of releases sort by time', () =>
  expect(newReleaseName('f9099a0bebc5', new Date('2026-11-25T02:03:04.567Z'))).toBe(
    '20261125T020304567Z-f9099a0b',
  ))

// @vitest-environment node
import type { Logger } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageMetadataStore } from './page-metadata-store.ts'

const warned: unknown[] = []
const logger: Logger = { debug() {}, warn: (...args) => void warned.push(args[0]), error() {} }
const asked: string[] = []
let answer: () => Response
beforeEach(() => {
  asked.length = warned.length = 0
  vi.stubGlobal('fetch', async (address: string) => (asked.push(address), answer()))
})
afterEach(() => vi.unstubAllGlobals())

const page = (title: string) => ({ title, description: `About ${title}` })
const book = () => new PageMetadataStore('lotus', logger)

describe('PageMetadataStore', () => {
  it('[RR-05] fetches each language once, and finds home by each of its addresses', async () => {
    answer = () => Response.json({ '/m/home': page('Home'), '/m/login': page('Log in'), '*': page('Other') })
    const titles = book()
    const title = async (path: string) => (await titles.page(path, 'EN'))?.title
    expect(await Promise.all(['/m/home', '/m/', '/m/login', '/m/game', '/m/constructor'].map(title))).toEqual(
      ['Home', 'Home', 'Log in', 'Other', 'Other'],
    )
    expect(asked).toEqual(['/m/brand/lotus/metadata.EN.json'])
  })

  it('[EN-30] leaves out a malformed page, and keeps the rest', async () => {
    const junk = {
      '/m/login': { title: 7 },
      '/m/a': null,
      __proto__x: 'y',
      '/m/b': { ...page('B'), keywords: 3 },
    }
    answer = () => Response.json({ ...junk, '*': page('Other') })
    const titles = book()
    expect(await titles.page('/m/login', 'EN')).toEqual({ ...page('Other'), general: true })
    expect(await titles.page('/m/b', 'EN')).toEqual(page('B'))
  })

  it.each<[string, () => Response]>([
    ['no such file', () => new Response('', { status: 404 })],
    ['no JSON', () => new Response('<html>')],
    ['no table', () => Response.json([1])],
  ])('%s: returns nothing, logs why, and fetches again', async (_, wrong) => {
    answer = wrong
    const titles = book()
    expect(await titles.page('/m/home', 'EN')).toBeUndefined()
    expect(warned).toEqual(['SI-METADATA: no titles in EN'])
    answer = () => Response.json({ '*': page('Other') })
    expect(await titles.page('/m/home', 'EN')).toEqual({ ...page('Other'), general: true })
  })
})

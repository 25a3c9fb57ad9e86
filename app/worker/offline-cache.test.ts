// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { BuildCache } from './build-cache.ts'
import { OfflineCache } from './offline-cache.ts'
import { FakeCaches, fetched, page } from './worker.fake.ts'

const BUILD = { id: 'b2', files: ['/m/assets/main-1.js', '/m/assets/react-1.js'] }
const NAME = 'foyer:production:lotus01:b2'
const PAGE = { kind: 'page', key: '/m/home', cacheable: true } as const

type Network = Readonly<Record<string, Response | Error>>
const WHOLE: Network = {
  '/m/home': page('b2'),
  '/m/game': page('b2'),
  '/m/assets/main-1.js': fetched('main'),
  '/m/assets/react-1.js': fetched('react'),
}

function start(network: Network = WHOLE) {
  const caches = new FakeCaches()
  const cache = new BuildCache(caches.asStorage(), ['production', 'lotus01', 'b2'])
  const asked: string[] = []
  const site = new OfflineCache(BUILD, cache, async (input) => {
    asked.push(String(input))
    const answer = network[String(input)]
    if (answer instanceof Response) return answer.clone()
    throw answer ?? new TypeError('offline')
  })
  return { caches, cache, site, asked }
}
const everything = [...BUILD.files, '/m/game', '/m/home'].sort()

describe('renewPages', () => {
  it('[PF-06] caches the pages as the player gets them now, and leaves one that cannot be fetched', async () => {
    const network: Record<string, Response | Error> = { ...WHOLE }
    const { site, cache, asked } = start(network)
    await site.install()
    const before = await (await cache.match('/m/game'))?.text()
    const html = `${await page('b2').text()}Trang chủ`
    network['/m/home'] = fetched(html, { contentType: 'text/html; charset=utf-8' })
    network['/m/game'] = new TypeError('offline')
    asked.length = 0
    await site.renewPages()
    expect([...asked].sort()).toEqual(['/m/game', '/m/home'])
    expect(await (await cache.match('/m/home'))?.text()).toContain('Trang chủ')
    expect(await (await cache.match('/m/game'))?.text()).toBe(before)
  })

  it('renews again after a renewal that is under way: the last language stays', async () => {
    const { site, asked } = start()
    await site.install()
    asked.length = 0
    await Promise.all([site.renewPages(), site.renewPages()])
    expect(asked).toHaveLength(4)
  })
})

describe('install', () => {
  it('[PF-06] caches both pages and the files that they start with', async () => {
    const { site, caches } = start()
    await site.install()
    expect(caches.filesIn(NAME)).toEqual(everything)
  })

  it.each<[string, Network, string]>([
    ['a file is gone', { '/m/assets/main-1.js': fetched('', { status: 404 }) }, 'SW-FILE'],
    ['a file is a page: a network wants a login', { '/m/assets/main-1.js': page('b2') }, 'SW-FILE'],
    ['the page is another build’s', { '/m/home': page('b1') }, 'SW-PAGE'],
    ['the page is a network’s', { '/m/game': fetched('<form>', { contentType: 'text/html' }) }, 'SW-PAGE'],
    ['the page came by a redirect', { '/m/home': page('b2', { redirected: true }) }, 'SW-PAGE'],
    ['the network is gone', { '/m/home': new TypeError('offline') }, 'SW-PAGE'],
  ])('fails where %s', async (_case, change, code) => {
    await expect(start({ ...WHOLE, ...change }).site.install()).rejects.toThrow(code)
  })

  it('copies files from an earlier build’s cache, and fetches the rest', async () => {
    const { site, caches, asked } = start()
    caches.stores.set('foyer:production:lotus01:b1', new Map([['/m/assets/react-1.js', fetched('react')]]))
    await site.install()
    expect(asked).not.toContain('/m/assets/react-1.js')
    expect(caches.filesIn(NAME)).toEqual(everything)
  })

  it('fetches a logo anew, because its name stays when it changes', async () => {
    const logo = '/m/brand/lotus/logo.svg'
    const { site, caches, asked } = start({ ...WHOLE, [logo]: fetched('new') })
    caches.stores.set('foyer:production:lotus01:b1', new Map([[logo, fetched('old')]]))
    await site.addFile(logo)
    expect(asked).toContain(logo)
  })

  it('rejects without other effects where no storage is left', async () => {
    const { site, caches } = start()
    caches.full = true
    await expect(site.install()).rejects.toThrow('SW-')
  })
})

describe('a page', () => {
  it.each<[string, Response, boolean]>([
    ['of this build is cached anew', page('b2'), true],
    ['of another build is shown and not cached', page('b3'), false],
    ['of a network’s login is shown and not cached', fetched('<form>', { contentType: 'text/html' }), false],
    ['of an error is shown and not cached', page('b2', { status: 404 }), false],
    ['of another host is shown and not cached', page('b2', { type: 'opaque' }), false],
    ['that redirects is left to the browser', page('b2', { type: 'opaqueredirect' }), false],
  ])('%s', async (_case, answer, cached) => {
    const { site, caches } = start()
    const result = site.handle(PAGE, async () => answer)
    expect(await result.response).toBe(answer)
    await result.done
    expect(caches.filesIn(NAME)).toEqual(cached ? ['/m/home'] : [])
  })

  it('in an explicitly requested language is not cached', async () => {
    const { site, caches } = start()
    await site.handle({ ...PAGE, cacheable: false }, async () => page('b2')).done
    expect(caches.filesIn(NAME)).toEqual([])
  })

  it('[PF-06] comes from the cache offline', async () => {
    const { site } = start()
    await site.install()
    const result = site.handle(PAGE, () => Promise.reject(new TypeError('offline')))
    expect(await (await result.response).text()).toContain('"build":"b2"')
    await result.done
  })
})

describe('a file', () => {
  const FILE = { kind: 'asset', key: '/m/assets/late-1.js' } as const

  it('is fetched once', async () => {
    const { site } = start()
    const first = site.handle(FILE, async () => fetched('late'))
    expect(await (await first.response).text()).toBe('late')
    await first.done
    const again = site.handle(FILE, () => Promise.reject(new TypeError('never asked')))
    expect(await (await again.response).text()).toBe('late')
  })

  it.each([
    ['an error', fetched('gone', { status: 404 })],
    ['a page in its place', page('b2')],
    ['an answer that cannot be read', fetched('', { type: 'opaque' })],
  ])('is not cached where it is %s', async (_case, answer) => {
    const { site, caches } = start()
    const result = site.handle(FILE, async () => answer)
    expect(await result.response).toBe(answer)
    await result.done
    expect(caches.filesIn(NAME)).toEqual([])
  })

  it('[PF-06] comes from the network where the cache is broken or full', async () => {
    for (const spoil of [
      (caches: FakeCaches) => void (caches.broken = new Error('corrupt')),
      (caches: FakeCaches) => void (caches.full = true),
    ]) {
      const { site, caches } = start()
      spoil(caches)
      for (const request of [FILE, PAGE]) {
        const result = site.handle(request, async () => fetched('fresh'))
        expect(await (await result.response).text()).toBe('fresh')
        await result.done
      }
    }
  })

  it.each<[string, (store: Map<string, Response>) => void]>([
    ['lost its body', (store) => store.set(FILE.key, fetched(''))],
    [
      'lost the end of its body',
      (store) => store.set(FILE.key, new Response('la', { headers: store.get(FILE.key)?.headers ?? {} })),
    ],
    [
      'lost its body, but not its length',
      (store) => store.set(FILE.key, new Response('', { headers: store.get(FILE.key)?.headers ?? {} })),
    ],
  ])('[PF-06] is fetched and cached anew where its entry %s', async (_case, spoil) => {
    const { site, caches, cache } = start()
    await site.handle(FILE, async () => fetched('late')).done
    spoil(caches.stores.get(NAME) ?? new Map())
    const again = site.handle(FILE, async () => fetched('late'))
    expect(await (await again.response).text()).toBe('late')
    await again.done
    expect(await (await cache.match(FILE.key))?.text()).toBe('late')
  })

  it('[PF-06] that lost its body is not copied into a new build’s cache', async () => {
    const { site, caches, asked } = start()
    caches.stores.set('foyer:production:lotus01:b1', new Map([['/m/assets/react-1.js', fetched('')]]))
    await site.install()
    expect(asked).toContain('/m/assets/react-1.js')
  })

  it('that is rightly empty stays cached', async () => {
    const { site } = start()
    await site.handle(FILE, async () => fetched('')).done
    const again = site.handle(FILE, () => Promise.reject(new TypeError('never asked')))
    expect(await (await again.response).text()).toBe('')
    await again.done
  })

  it('fails as the network does, and nothing is left unhandled', async () => {
    const result = start().site.handle(FILE, () => Promise.reject(new TypeError('offline')))
    await expect(result.response).rejects.toThrow('offline')
    await result.done
  })
})

describe('the cache', () => {
  it('[RT-19] is one for each environment, merchant and build; the others’ are cleared, foreign ones stay', async () => {
    const { cache, caches } = start()
    await cache.put('/m/home', page('b2'))
    for (const other of ['foyer:production:lotus01:b1', 'foyer:staging:lotus01:b2', 'workbox-x'])
      caches.stores.set(other, new Map())
    await cache.deleteOthers()
    expect([...caches.stores.keys()]).toEqual([NAME, 'workbox-x'])
    expect(new BuildCache(caches.asStorage(), ['a:b', 'c', 'd']).name).not.toBe(
      new BuildCache(caches.asStorage(), ['a', 'b:c', 'd']).name,
    )
  })
})

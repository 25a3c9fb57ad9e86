import type { LanguageCode, ReachabilityState } from '@foyer/sdk'
import { act, cleanup, render, screen } from '@testing-library/react'
import { fakeLogger, fakeStorage } from '@foyer/sdk/testing'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { I18nService } from './i18n-service.ts'
import { tagOf } from './languages.ts'
import { TEXTS_TIMEOUT_MS } from './texts-backend.ts'

const files: Record<string, unknown> = {
  '/m/t/1/vi/kernel.json': { hello: 'Xin chào {{name}}' },
  '/m/t/1/ur/kernel.json': { hello: 'سلام {{name}}' },
  '/m/t/1/en/games.lobby.json': { all: 'All games' },
  '/m/t/1/vi/games.lobby.json': { all: 'Tất cả' },
  '/m/t/1/ur/games.lobby.json': { all: 'سب' },
  '/m/t/1/pt-BR/kernel.json': { hello: 'Olá {{name}}' },
  '/m/t/1/zh-Hans/kernel.json': { hello: '你好 {{name}}' },
}
/** What the network gives for an address; `undefined`: as in `files`. */
let network: ((url: string) => Promise<Response>) | undefined
let reachability: ReachabilityState
const confirm = vi.fn(async () => reachability)

const KERNEL = { hello: 'Hello {{name}}' }
const make = (language: LanguageCode = 'EN') => {
  const logger = fakeLogger()
  const storage = fakeStorage()
  const baked = bakedPage({ language, textsUrl: '/m/t/1/', texts: { kernel: KERNEL } })
  return { logger, storage, baked, i18n: new I18nService(baked, storage, logger, { confirm }) }
}
const answer = async (url: string): Promise<Response> =>
  url in files ? Response.json(files[url]) : new Response('', { status: 404 })
const noNetwork = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
const requests = (): readonly unknown[] => vi.mocked(fetch).mock.calls.map(([url]) => url)

beforeEach(() => {
  network = undefined
  reachability = 'offline'
  confirm.mockClear()
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => (network ?? answer)(url)),
  )
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('dir')
})

const Page = ({ i18n }: { readonly i18n: I18nService }) => (
  <p>
    {i18n.useTranslate('games.lobby')('all')} {i18n.useTranslate('kernel')('hello', { name: 'Lan' })}
  </p>
)

describe('I18nService', () => {
  it('has the page’s own texts at once, and shows the key of one that is missing', () => {
    const t = make().i18n.translate('kernel')
    expect(t('hello', { name: 'Lan' })).toBe('Hello Lan')
    expect(t('absent')).toBe('absent')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('renders again when texts arrive, and in the language that the player chooses', async () => {
    const { i18n, storage } = make()
    render(<Page i18n={i18n} />)
    expect(screen.getByText('all Hello Lan')).toBeTruthy()
    await act(() => i18n.load('games.lobby'))
    expect(screen.getByText('All games Hello Lan')).toBeTruthy()
    await act(() => i18n.change('VI'))
    expect(screen.getByText('Tất cả Xin chào Lan')).toBeTruthy()
    expect(document.documentElement).toMatchObject({ lang: 'vi', dir: 'ltr' })
    expect(document.cookie).toContain('language=VI')
    expect(storage.stored.get('language')).toBe('VI')
    await act(() => i18n.change('UR'))
    expect(document.documentElement).toMatchObject({ lang: 'ur', dir: 'rtl' })
    expect(screen.getByText(/سلام/)).toBeTruthy()
  })

  it('tells the stored language, whatever the page shows', async () => {
    const { i18n, storage } = make()
    expect(i18n.stored()).toBeUndefined()
    await i18n.change('VI')
    expect(i18n.stored()).toBe('VI')
    // Another tab has changed it.
    storage.stored.set('language', 'UR')
    expect([i18n.stored(), i18n.language.get()]).toEqual(['UR', 'VI'])
    storage.stored.set('language', 'XX')
    expect(i18n.stored()).toBeUndefined()
  })

  it('completes the texts of which the page has those of its first paint, and renders nothing again', async () => {
    const { logger, storage } = make()
    const page = bakedPage({
      language: 'EN',
      textsUrl: '/m/t/1/',
      texts: { 'games.lobby': { all: 'All games' } },
      partialTexts: ['games.lobby'],
    })
    files['/m/t/1/en/games.lobby.json'] = { all: 'All games', none: 'No game' }
    const i18n = new I18nService(page, storage, logger, { confirm })
    const renders = vi.fn()
    const All = () => {
      renders()
      return <p>{i18n.useTranslate('games.lobby')('all')}</p>
    }
    render(<All />)
    expect([i18n.has('games.lobby'), i18n.complete.get()]).toEqual([true, false])
    network = noNetwork
    await expect(act(() => i18n.loadPartial())).rejects.toMatchObject({ code: 'IN-TEXTS' })
    expect(i18n.complete.get()).toBe(false)
    network = undefined
    await act(() => i18n.loadPartial())
    expect(i18n.complete.get()).toBe(true)
    expect(i18n.translate('games.lobby')('none')).toBe('No game')
    expect(renders).toHaveBeenCalledOnce()
    await i18n.loadPartial()
    expect(requests()).toHaveLength(2)
  })

  it('shows no key of a namespace that the page has in part, and its text once the file has come', async () => {
    const { logger, storage } = make()
    const page = bakedPage({
      language: 'EN',
      textsUrl: '/m/t/1/',
      texts: { 'games.draws': {} },
      partialTexts: ['games.draws'],
    })
    files['/m/t/1/en/games.draws.json'] = { draws: 'Next draws' }
    const i18n = new I18nService(page, storage, logger, { confirm })
    const Title = () => <h2>{i18n.useTranslate('games.draws')('draws')}</h2>
    render(<Title />)
    expect(screen.getByRole('heading').textContent).toBe('')
    await act(() => i18n.loadPartial())
    expect(screen.getByRole('heading').textContent).toBe('Next draws')
  })

  it('fetches nothing of the languages that the chosen one is a variant of', async () => {
    const { i18n } = make()
    await i18n.change('PT-BR')
    await i18n.change('CN')
    expect(requests()).toEqual(['/m/t/1/pt-BR/kernel.json', '/m/t/1/zh-Hans/kernel.json'])
  })

  it('returns the same function until the texts change, so that rendering is cheap', async () => {
    const { i18n } = make()
    const baked = i18n.translate('kernel')
    const keys = i18n.translate('games.lobby')
    await i18n.load('games.lobby')
    expect(i18n.translate('kernel')).toBe(baked)
    expect(i18n.translate('games.lobby')).not.toBe(keys)
    await i18n.change('VI')
    expect(i18n.translate('kernel')).not.toBe(baked)
    await i18n.change('EN')
    expect(i18n.translate('kernel')).toBe(baked)
  })

  it('hydrates with the baked texts, though the language has changed meanwhile, and then renders the new ones', async () => {
    const { i18n } = make()
    const container = document.createElement('div')
    const page = (
      <StrictMode>
        <Hello i18n={i18n} />
      </StrictMode>
    )
    container.innerHTML = renderToString(page)
    expect(container.textContent).toBe('Hello Lan')
    await i18n.change('VI')
    const onRecoverableError = vi.fn()
    const root = await act(() => hydrateRoot(container, page, { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(container.textContent).toBe('Xin chào Lan')
    act(() => root.unmount())
  })

  it('shows HTML in a text, and in a value, as text', async () => {
    const { i18n } = make()
    await i18n.loadFrom('acme.draw', () => ({ all: '<img src=x onerror=alert(1)> {{- html}}' }))
    const Draw = () => <p>{i18n.useTranslate('acme.draw')('all', { html: '<b>bold</b>' })}</p>
    const { container } = render(<Draw />)
    expect(container.textContent).toBe('<img src=x onerror=alert(1)> <b>bold</b>')
    expect(container.querySelector('img, b')).toBeNull()
  })

  it('keeps a plugin’s texts from every other namespace', async () => {
    const { i18n } = make()
    await i18n.loadFrom('acme.draw', () => ({ greet: '$t(hello, {"ns": "kernel"})' }))
    expect(i18n.translate('acme.draw')('greet', { ns: 'kernel', name: 'Lan' })).toBe(
      '$t(hello, {"ns": "kernel"})',
    )
    expect(i18n.translate('acme.draw')('hello', { ns: 'kernel' })).toBe('hello')
  })
})

describe('a plugin’s own texts', () => {
  it('are requested from it in each language, and from no server', async () => {
    const { i18n } = make()
    const source = vi.fn((language: string) => ({ draw: `Draw in ${language}` }))
    await i18n.loadFrom('acme.draw', source)
    expect(i18n.translate('acme.draw')('draw')).toBe('Draw in EN')
    await i18n.change('VI')
    expect(i18n.translate('acme.draw')('draw')).toBe('Draw in VI')
    expect(source).toHaveBeenCalledTimes(2)
    expect(requests()).not.toContainEqual(expect.stringContaining('acme'))
  })

  it.each([
    ['no table', () => 'texts'],
    ['a list', () => ['texts']],
    ['nothing', () => undefined],
    ['a table of tables', () => ({ draw: { nested: 'text' } })],
    [
      'an error',
      () => {
        throw new Error('broken')
      },
    ],
    ['a rejection', () => Promise.reject(new Error('broken'))],
  ])('are none when it returns %s: rejects, and shows no keys', async (_what, source) => {
    const { i18n, logger } = make()
    await expect(i18n.loadFrom('acme.draw', source)).rejects.toMatchObject({ code: 'IN-TEXTS' })
    expect(i18n.translate('acme.draw')('draw')).toBe('')
    expect(JSON.stringify(logger)).toContain('IN-TEXTS')
    expect(i18n.has('acme.draw')).toBe(false)
  })

  it('block no other texts while they load, and no change of the language for long', async () => {
    vi.useFakeTimers()
    const { i18n, logger } = make()
    for (let plugin = 0; plugin < 20; plugin++)
      i18n.loadFrom(`acme.slow-${plugin}`, () => new Promise(() => {})).catch(() => undefined)
    await i18n.load('games.lobby')
    expect(vi.getTimerCount()).toBe(20)
    expect(i18n.translate('games.lobby')('all')).toBe('All games')
    const change = i18n.change('VI')
    await vi.advanceTimersByTimeAsync(TEXTS_TIMEOUT_MS - 1)
    expect(i18n.language.get()).toBe('EN')
    await vi.advanceTimersByTimeAsync(1)
    await change
    expect(i18n.translate('games.lobby')('all')).toBe('Tất cả')
    expect(logger.entries).toHaveLength(40)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a file that cannot be fetched', () => {
  it('is reported, rejects, shows no keys, and is fetched again the next time', async () => {
    const { i18n, logger } = make()
    network = async () => Response.json({ all: 'Error' }, { status: 503 })
    await expect(i18n.load('games.lobby')).rejects.toMatchObject({ code: 'IN-TEXTS' })
    expect(i18n.translate('games.lobby')('all')).toBe('')
    expect(logger.entries).toMatchObject([{ level: 'warn', subject: 'IN-TEXTS' }])
    network = undefined
    await i18n.load('games.lobby')
    expect(i18n.translate('games.lobby')('all')).toBe('All games')
    await i18n.load('games.lobby')
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('is fetched and shown when the network returns, even for the first time', async () => {
    const { i18n } = make()
    network = noNetwork
    await expect(i18n.load('games.lobby')).rejects.toMatchObject({ code: 'IN-TEXTS' })
    render(<Page i18n={i18n} />)
    expect(screen.getByText('Hello Lan')).toBeTruthy()
    network = undefined
    await act(() => i18n.loadMissing())
    expect(screen.getByText('All games Hello Lan')).toBeTruthy()
    const before = requests().length
    await i18n.loadMissing()
    expect(requests()).toHaveLength(before)
  })

  it('causes a probe of the host, whose return is noticed only if it was known to be down', async () => {
    const { i18n } = make()
    network = noNetwork
    await i18n.load('games.lobby').catch(() => undefined)
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('is fetched once more if the host answers by then: it returned before the request failed', async () => {
    const { i18n } = make()
    reachability = 'online'
    network = () => {
      network = undefined
      return noNetwork()
    }
    await i18n.load('games.lobby')
    expect(i18n.translate('games.lobby')('all')).toBe('All games')
  })

  it('is fetched in a language that is chosen later', async () => {
    const { i18n } = make()
    network = noNetwork
    await i18n.load('games.lobby').catch(() => undefined)
    network = undefined
    await i18n.change('VI')
    expect(i18n.translate('games.lobby')('all')).toBe('Tất cả')
  })

  it('leaves the language as it was, whole, and the same choice can be made again', async () => {
    const { i18n, storage } = make()
    await i18n.load('games.lobby')
    render(<Page i18n={i18n} />)
    network = noNetwork
    await act(() => expect(i18n.change('VI')).rejects.toMatchObject({ code: 'IN-LANGUAGE' }))
    // One file of two comes.
    network = (url) => (url.includes('lobby') ? noNetwork() : answer(url))
    await act(() => expect(i18n.change('VI')).rejects.toMatchObject({ code: 'IN-LANGUAGE' }))
    expect(screen.getByText('All games Hello Lan')).toBeTruthy()
    expect([i18n.language.get(), storage.stored.has('language')]).toEqual(['EN', false])
    network = undefined
    await act(() => i18n.change('VI'))
    expect(screen.getByText('Tất cả Xin chào Lan')).toBeTruthy()
  })
})

describe('simultaneous changes of the language', () => {
  /** Answers when the test says so, by address. */
  const slow = (): Map<string, () => Promise<void>> => {
    const waiting = new Map<string, () => Promise<void>>()
    network = (url) => new Promise((resolve) => waiting.set(url, async () => resolve(await answer(url))))
    return waiting
  }

  it('end with the last one, in whatever order the texts arrive', async () => {
    const { i18n } = make()
    const waiting = slow()
    const first = i18n.change('VI')
    const last = i18n.change('UR')
    await waiting.get('/m/t/1/ur/kernel.json')?.()
    await last
    await waiting.get('/m/t/1/vi/kernel.json')?.()
    await first
    expect(i18n.language.get()).toBe('UR')
    expect(document.documentElement.lang).toBe('ur')
    expect(i18n.translate('kernel')('hello')).toMatch(/سلام/)
    expect(document.cookie).toContain('language=UR')
  })

  it('end with the current one, where the player returns to it before the other’s texts arrive', async () => {
    const { i18n } = make()
    const waiting = slow()
    const heard = vi.fn()
    i18n.language.subscribe(heard)
    const first = i18n.change('VI')
    await i18n.change('EN')
    await waiting.get('/m/t/1/vi/kernel.json')?.()
    await first
    expect(i18n.language.get()).toBe('EN')
    expect(i18n.translate('kernel')('hello', { name: 'Lan' })).toBe('Hello Lan')
    expect(heard).not.toHaveBeenCalled()
  })

  it('to the same language are shared', async () => {
    const { i18n, storage } = make()
    const heard = vi.fn()
    i18n.language.subscribe(heard)
    await Promise.all([i18n.change('VI'), i18n.change('VI')])
    expect(heard).toHaveBeenCalledTimes(1)
    expect(requests()).toEqual(['/m/t/1/vi/kernel.json'])
    expect(storage.stored.get('language')).toBe('VI')
  })

  it('load the texts of a plugin that starts meanwhile', async () => {
    const { i18n } = make()
    const waiting = slow()
    const change = i18n.change('VI')
    network = undefined
    await i18n.load('games.lobby')
    await waiting.get('/m/t/1/vi/kernel.json')?.()
    await change
    expect(i18n.translate('games.lobby')('all')).toBe('Tất cả')
  })

  it('wait for the texts of a plugin that begins to load meanwhile', async () => {
    const { i18n } = make()
    const waiting = slow()
    const change = i18n.change('VI')
    const load = i18n.load('games.lobby')
    await waiting.get('/m/t/1/vi/kernel.json')?.()
    await waiting.get('/m/t/1/en/games.lobby.json')?.()
    await waiting.get('/m/t/1/vi/games.lobby.json')?.()
    await Promise.all([change, load])
    expect(i18n.language.get()).toBe('VI')
    expect(i18n.translate('games.lobby')('all')).toBe('Tất cả')
  })

  it('between two codes with the same texts fetch nothing', async () => {
    const { i18n } = make()
    await i18n.change('TY')
    expect(i18n.language.get()).toBe('TY')
    expect(i18n.tag()).toBe('en')
    expect(i18n.translate('kernel')('hello', { name: 'Lan' })).toBe('Hello Lan')
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('pages that are rendered at the same time', () => {
  it('have texts of their own, each in its language', async () => {
    const languages: readonly LanguageCode[] = ['EN', 'VI', 'CN', 'UR']
    const shared = { all: 'All games' }
    const pages = languages.map((language) => {
      const texts = { kernel: { where: `${tagOf(language)} {{count}}` }, 'games.lobby': shared }
      const baked = bakedPage({ language, texts, textsUrl: '/m/t/1/' })
      return { baked, i18n: new I18nService(baked, fakeStorage(), fakeLogger(), { confirm }) }
    })
    const rendered = await Promise.all(
      pages.map(async ({ i18n }) => {
        const Where = () => <p>{i18n.useTranslate('kernel')('where', { count: 3 })}</p>
        await Promise.resolve()
        return renderToString(<Where />)
      }),
    )
    expect(rendered).toEqual(languages.map((language) => `<p>${tagOf(language)} 3</p>`))
    await pages[0]?.i18n.loadFrom('acme.draw', () => ({ draw: 'Draw' }))
    await pages[0]?.i18n.change('VI')
    expect(pages[1]?.i18n.has('acme.draw')).toBe(false)
    expect(pages.slice(1).map(({ i18n }) => i18n.tag())).toEqual(['vi', 'zh-Hans', 'ur'])
    expect(pages.map(({ baked }) => Object.keys(baked.texts))).toEqual(
      languages.map(() => ['kernel', 'games.lobby']),
    )
  })
})

const Hello = ({ i18n }: { readonly i18n: I18nService }) =>
  i18n.useTranslate('kernel')('hello', { name: 'Lan' })

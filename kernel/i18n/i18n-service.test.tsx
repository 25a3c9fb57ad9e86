import type { LanguageCode } from '@foyer/sdk'
import { act, render, screen } from '@testing-library/react'
import { fakeLogger, fakeStorage } from '@foyer/sdk/testing'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { I18nService } from './i18n-service.ts'
import { tagOf } from './languages.ts'
import {
  confirm,
  files,
  make,
  network,
  noNetwork,
  Page,
  requests,
  setUpNetwork,
  tearDownPage,
} from './i18n-service.fake.tsx'

beforeEach(setUpNetwork)
afterEach(tearDownPage)

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
    network.give = noNetwork
    await expect(act(() => i18n.loadPartial())).rejects.toMatchObject({ code: 'IN-TEXTS' })
    expect(i18n.complete.get()).toBe(false)
    network.give = undefined
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

import { act, render, screen } from '@testing-library/react'
import { fakeLogger, fakeStorage } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { I18nService } from './i18n-service.ts'

const files: Record<string, unknown> = {
  '/m/t/1/vi/kernel.json': { hello: 'Xin chào {{name}}' },
  '/m/t/1/en/games.lobby.json': { all: 'All games' },
  '/m/t/1/vi/games.lobby.json': { all: 'Tất cả' },
}
const make = () => {
  const logger = fakeLogger()
  const baked = bakedPage({
    language: 'EN',
    textsUrl: '/m/t/1/',
    texts: { kernel: { hello: 'Hello {{name}}' } },
  })
  return { logger, i18n: new I18nService(baked, fakeStorage(), logger) }
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) =>
      url in files ? Response.json(files[url]) : new Response('', { status: 404 }),
    ),
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('I18nService', () => {
  it('has the page’s own texts at once, and shows the key of one that is missing', () => {
    const t = make().i18n.translate('kernel')
    expect(t('hello', { name: 'Lan' })).toBe('Hello Lan')
    expect(t('absent')).toBe('absent')
  })

  it('renders again with texts that arrive, and in the language the player chooses', async () => {
    const { i18n } = make()
    const Page = () => (
      <p>
        {i18n.useTranslate('games.lobby')('all')} {i18n.useTranslate('kernel')('hello', { name: 'Lan' })}
      </p>
    )
    render(<Page />)
    expect(screen.getByText('all Hello Lan')).toBeTruthy()
    await act(() => i18n.load('games.lobby'))
    expect(screen.getByText('All games Hello Lan')).toBeTruthy()
    await act(() => i18n.change('VI'))
    expect(screen.getByText('Tất cả Xin chào Lan')).toBeTruthy()
    expect(document.documentElement.lang).toBe('vi')
    expect(document.cookie).toContain('language=VI')
  })

  it('asks a plugin that brings its texts along for them in each language, and no server', async () => {
    const { i18n } = make()
    const source = vi.fn((language: string) => ({ draw: `Draw in ${language}` }))
    await i18n.loadFrom('acme.draw', source)
    expect(i18n.translate('acme.draw')('draw')).toBe('Draw in EN')
    await i18n.change('VI')
    expect(i18n.translate('acme.draw')('draw')).toBe('Draw in VI')
    expect(source).toHaveBeenCalledTimes(2)
    expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining('acme'))
  })

  it('shows what it has in another language, rather than keys, until the player’s own texts can be had', async () => {
    const { i18n } = make()
    await i18n.load('games.lobby')
    const online = vi.mocked(fetch).getMockImplementation()
    vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'))
    await i18n.change('VI')
    const Page = () => <p>{i18n.useTranslate('games.lobby')('all')}</p>
    render(<Page />)
    expect(screen.getByText('All games')).toBeTruthy()
    await act(() => i18n.loadMissing())
    expect(screen.getByText('All games')).toBeTruthy()
    if (online) vi.mocked(fetch).mockImplementation(online)
    await act(() => i18n.loadMissing())
    expect(screen.getByText('Tất cả')).toBeTruthy()
    const asked = vi.mocked(fetch).mock.calls.length
    await i18n.loadMissing()
    expect(fetch).toHaveBeenCalledTimes(asked)
  })

  it('goes on without a file that cannot be had, says so, and asks again the next time', async () => {
    const { i18n, logger } = make()
    await i18n.load('no.such')
    await i18n.load('no.such')
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(JSON.stringify(logger)).toContain('IN-TEXTS')
    expect(i18n.translate('no.such')('key')).toBe('key')
  })
})

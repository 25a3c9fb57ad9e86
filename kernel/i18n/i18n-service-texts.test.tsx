import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TEXTS_TIMEOUT_MS } from './texts-backend.ts'
import {
  answer,
  confirm,
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
    network.give = async () => Response.json({ all: 'Error' }, { status: 503 })
    await expect(i18n.load('games.lobby')).rejects.toMatchObject({ code: 'IN-TEXTS' })
    expect(i18n.translate('games.lobby')('all')).toBe('')
    expect(logger.entries).toMatchObject([{ level: 'warn', subject: 'IN-TEXTS' }])
    network.give = undefined
    await i18n.load('games.lobby')
    expect(i18n.translate('games.lobby')('all')).toBe('All games')
    await i18n.load('games.lobby')
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('is fetched and shown when the network returns, even for the first time', async () => {
    const { i18n } = make()
    network.give = noNetwork
    await expect(i18n.load('games.lobby')).rejects.toMatchObject({ code: 'IN-TEXTS' })
    render(<Page i18n={i18n} />)
    expect(screen.getByText('Hello Lan')).toBeTruthy()
    network.give = undefined
    await act(() => i18n.loadMissing())
    expect(screen.getByText('All games Hello Lan')).toBeTruthy()
    const before = requests().length
    await i18n.loadMissing()
    expect(requests()).toHaveLength(before)
  })

  it('causes a probe of the host, whose return is noticed only if it was known to be down', async () => {
    const { i18n } = make()
    network.give = noNetwork
    await i18n.load('games.lobby').catch(() => undefined)
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('is fetched once more if the host answers by then: it returned before the request failed', async () => {
    const { i18n } = make()
    network.reachability = 'online'
    network.give = () => {
      network.give = undefined
      return noNetwork()
    }
    await i18n.load('games.lobby')
    expect(i18n.translate('games.lobby')('all')).toBe('All games')
  })

  it('is fetched in a language that is chosen later', async () => {
    const { i18n } = make()
    network.give = noNetwork
    await i18n.load('games.lobby').catch(() => undefined)
    network.give = undefined
    await i18n.change('VI')
    expect(i18n.translate('games.lobby')('all')).toBe('Tất cả')
  })

  it('leaves the language as it was, whole, and the same choice can be made again', async () => {
    const { i18n, storage } = make()
    await i18n.load('games.lobby')
    render(<Page i18n={i18n} />)
    network.give = noNetwork
    await act(() => expect(i18n.change('VI')).rejects.toMatchObject({ code: 'IN-LANGUAGE' }))
    // One file of two comes.
    network.give = (url) => (url.includes('lobby') ? noNetwork() : answer(url))
    await act(() => expect(i18n.change('VI')).rejects.toMatchObject({ code: 'IN-LANGUAGE' }))
    expect(screen.getByText('All games Hello Lan')).toBeTruthy()
    expect([i18n.language.get(), storage.stored.has('language')]).toEqual(['EN', false])
    network.give = undefined
    await act(() => i18n.change('VI'))
    expect(screen.getByText('Tất cả Xin chào Lan')).toBeTruthy()
  })
})

import { evaluate, type Facts } from '@foyer/sdk'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RETRIES, RETRY_MS, SCRIPT_GLOBAL } from './constants.ts'
import EN from './locales/EN.json'
import { manifest } from './manifest.ts'
import { button, ended, good, leave, leavePage, setUpPage, start } from './mini-game.fake.ts'

beforeEach(setUpPage)
afterEach(leavePage)

describe('the script', () => {
  it.each([
    [{ LOTTMINIGAME3: true }, 'v1'],
    [{ SEALOTTMINIGAME3: true }, 's1'],
  ] as const)('[CA-28] [RO-10] [ST-26] of %j is %s’s', async (switches, variant) => {
    const { urls, shown, codes, test } = await start({ switches })
    expect(urls).toEqual([`${location.origin}/mini-game/${variant}/minigame.js`])
    expect(shown()).toHaveLength(1)
    expect(codes()).toEqual([])
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    expect(SCRIPT_GLOBAL in globalThis).toBe(false)
  })

  it('[ST-26] is s1’s where both are on, with one report for the page', async () => {
    const switches = { LOTTMINIGAME3: true, SEALOTTMINIGAME3: true }
    const first = await start({ switches })
    expect(first.urls.map((url) => new URL(url).pathname)).toEqual(['/mini-game/s1/minigame.js'])
    expect(first.codes()).toEqual(['MN-BOTH'])
    await first.test.dispose()
    const second = await start({ switches })
    expect([second.shown().length, second.codes()]).toEqual([1, []])
  })

  it('[RO-10] follows the switches while the page runs', async () => {
    const { site, urls, shown, show, overlays } = await start()
    show()
    fireEvent.click(button())
    await act(async () => {
      site.arrive({ switches: { SEALOTTMINIGAME3: true } })
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(urls.map((url) => new URL(url).pathname)).toEqual([
      '/mini-game/v1/minigame.js',
      '/mini-game/s1/minigame.js',
    ])
    expect([shown().length, overlays.opened[0]?.open]).toEqual([1, false])
    await act(async () => site.arrive({ switches: {} }))
    expect(shown()).toEqual([])
  })

  it('[OV-22] [ST-26] is for members alone: its gate is off for a guest and without a switch', () => {
    const state = (session: boolean, switches: object) => {
      const facts: Facts = {
        switch: { ...switches }, session: { loggedIn: session }, consent: {}, setting: {}, member: {}, device: {},
        site: {}, fresh: true,
      } // prettier-ignore
      return evaluate(manifest.when, facts, manifest.id).state
    }
    const off = { LOTTMINIGAME3: false, SEALOTTMINIGAME3: false }
    expect(state(true, { ...off, LOTTMINIGAME3: true })).toBe('on')
    expect(state(true, { ...off, SEALOTTMINIGAME3: true })).toBe('on')
    expect(state(true, off)).toBe('off')
    expect(state(false, { LOTTMINIGAME3: true, SEALOTTMINIGAME3: true })).toBe('off')
  })

  it('[ST-26] leaves nothing when the member logs out: button, open game and global go', async () => {
    const { test, show, overlays, shown } = await start()
    show()
    fireEvent.click(button())
    cleanup()
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    expect([shown(), overlays.opened[0]?.open]).toEqual([[], false])
  })
})

describe('a script that fails', () => {
  const blocked = () => {
    throw new Error('SC-BLOCKED')
  }

  it.each([
    ['cannot be fetched', blocked, 'MN-LOAD'],
    ['leaves nothing', () => {}, 'MN-CONTRACT'],
    ['leaves a text', leave('game'), 'MN-CONTRACT'],
    ['leaves a game without mount', leave({ start: () => {} }), 'MN-CONTRACT'],
  ])('shows nothing and is reported: %s', async (_, loadScript, code) => {
    const { shown, codes, test } = await start({ loadScript })
    expect([shown(), codes()]).toEqual([[], [code]])
    expect(test.scripts).toEqual([])
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
  })

  it('is fetched again later, after longer and longer, and then when the network returns', async () => {
    const { urls, shown, reachability } = await start({ loadScript: blocked })
    for (let failed = 0; failed < RETRIES; failed++) {
      await vi.advanceTimersByTimeAsync(RETRY_MS * 2 ** failed - 1)
      expect(urls).toHaveLength(failed + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(urls).toHaveLength(failed + 2)
    }
    await vi.advanceTimersByTimeAsync(RETRY_MS * 1_000)
    expect(urls).toHaveLength(RETRIES + 1)
    reachability.state.set('offline')
    reachability.state.set('online')
    await vi.advanceTimersByTimeAsync(0)
    expect([urls.length, shown()]).toEqual([RETRIES + 2, []])
  })

  it('shows the button once it has loaded, and is then not fetched again', async () => {
    let works = false
    const { urls, shown, reachability } = await start({
      loadScript: () => (works ? leave(good)() : blocked()),
    })
    works = true
    await act(async () => void (await vi.advanceTimersByTimeAsync(RETRY_MS)))
    expect([urls.length, shown().length]).toEqual([2, 1])
    reachability.state.set('offline')
    reachability.state.set('online')
    await vi.advanceTimersByTimeAsync(RETRY_MS * 100)
    expect([urls.length, shown().length]).toEqual([2, 1])
  })

  it('is not fetched again after a logout', async () => {
    const { urls, test, reachability } = await start({ loadScript: blocked })
    await test.dispose()
    reachability.state.set('offline')
    reachability.state.set('online')
    await vi.advanceTimersByTimeAsync(RETRY_MS * 100)
    expect(urls).toHaveLength(1)
  })
})

describe('the panel', () => {
  const open = async (mount: unknown) => {
    const started = await start({ loadScript: leave({ mount }) })
    started.show()
    fireEvent.click(button())
    const opened = started.overlays.opened[0]
    if (!opened) throw new Error('nothing opened')
    const close = vi.fn()
    cleanup()
    Object.assign(started.test.module, { Panel: opened.component })
    render(createElement('div', null, started.test.element('Panel', { close })))
    return { ...started, close }
  }

  it('[OV-22] shows the game, which gets its variant and the player’s language, and ends it', async () => {
    const mount = vi.fn(good.mount)
    const { close } = await open(mount)
    expect(screen.getByText('the game')).toBeTruthy()
    expect(mount.mock.calls[0]).toMatchObject([{}, { variant: 'v1', language: 'VI' }])
    fireEvent.click(screen.getByRole('button', { name: EN.close }))
    expect(close).toHaveBeenCalledOnce()
    cleanup()
    expect(ended).toHaveBeenCalledOnce()
  })

  it('says that a game does not open, and tries again', async () => {
    let broken = true
    const { codes } = await open((element: HTMLElement) => {
      element.append(broken ? 'half of it' : 'the game')
      if (broken) throw new Error('game')
      return ended
    })
    expect(screen.getByRole('alert').textContent).toBe(EN.failed)
    expect(screen.queryByText('half of it')).toBeNull()
    broken = false
    fireEvent.click(screen.getByRole('button', { name: EN.try_again }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('the game')).toBeTruthy()
    expect(codes()).toEqual(['MN-MOUNT'])
  })

  it('survives a game that removes its own element', async () => {
    await open((element: HTMLElement) => (element.append('gone'), element.remove(), ended))
    expect(() => cleanup()).not.toThrow()
    expect(ended).toHaveBeenCalledOnce()
  })
})

import { fakeLogger, fakeStorage } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeEvents } from '../session/events.fake.ts'
import { NavigationService, locationOf } from './navigation-service.ts'
import {
  at,
  atHeight,
  listening,
  opened,
  pop,
  scrolled,
  setUpPage,
  start,
  tearDownPage,
} from './navigation-service.fake.ts'

beforeEach(setUpPage)
afterEach(tearDownPage)

describe('navigate', () => {
  it.each([{}, { replace: true }])(
    'shows the screen where the browser refuses its history (%o)',
    (options) => {
      const { navigation, logger } = start()
      const refuse = (): never => {
        throw new DOMException('100 times per 30 seconds', 'SecurityError')
      }
      const refused = [vi.spyOn(history, 'replaceState'), vi.spyOn(history, 'pushState')]
      for (const change of refused) change.mockImplementation(refuse)
      navigation.navigate('/m/login', options)
      expect([navigation.location.get().pathname, at()]).toEqual(['/m/login', '/m/home'])
      expect(logger.entries.map(({ subject }) => subject)).toContain('NA-HISTORY')
      for (const change of refused) change.mockRestore()
    },
  )
  it('[RR-08] preserves the listed parameters from screen to screen, and nothing else', () => {
    const { navigation } = start('/m/home?r=7&id=1&fbclid=A%2fb&r=8')
    navigation.navigate('/m/game?x=1#top')
    expect(at()).toBe('/m/game?x=1&r=7&fbclid=A%2fb&r=8#top')
    navigation.redirectToLogin('/m/withdraw')
    expect(at()).toBe('/m/login?r=7&fbclid=A%2fb&r=8')
    navigation.navigate(navigation.consumeReturnTo(), { replace: true })
    expect(at()).toBe('/m/withdraw?r=7&fbclid=A%2fb&r=8')
  })
  it.each(['https://evil.example/m/home', '//evil.example', 'javascript:alert(1)', '/x'])(
    'refuses %s and stays',
    (to) => {
      const { navigation, logger } = start()
      navigation.navigate(to)
      expect([at(), logger.entries.map(({ subject }) => subject)]).toEqual(['/m/home', ['NA-FOREIGN']])
    },
  )
})

describe('as the router’s navigator', () => {
  it('pushes and replaces with a state that survives Back and a reload', () => {
    const { navigation } = start('/m/home?r=7')
    const { push, replace, createHref } = navigation
    const { length } = history
    push({ pathname: '/m/game', search: '?x=1', hash: '#top' }, { from: 'home' })
    expect([at(), history.length]).toEqual(['/m/game?x=1&r=7#top', length + 1])
    expect(navigation.location.get()).toEqual({
      pathname: '/m/game',
      search: '?x=1&r=7',
      hash: '#top',
      state: { from: 'home' },
    })
    const written: unknown = history.state
    replace('/m/login')
    expect([at(), history.length, 'state' in navigation.location.get()]).toEqual([
      '/m/login?r=7',
      length + 1,
      false,
    ])
    pop(written, '/m/game?x=1&r=7#top')
    expect(navigation.location.get().state).toEqual({ from: 'home' })
    listening.stop()
    const again = new NavigationService(fakeStorage(), fakeEvents(), fakeLogger())
    again.setInitialLocation(locationOf(location.href))
    listening.stop = again.listen()
    expect(again.location.get().state).toEqual({ from: 'home' })
    expect(createHref({ pathname: '/m/game', search: '?x=1' })).toBe('/m/game?x=1')
  })
  it('adds no second entry for the current address, ignoring preserved parameters', () => {
    const { navigation } = start('/m/home?r=7')
    const { length } = history
    navigation.push('/m/home')
    navigation.navigate('/m/home')
    expect(history.length).toBe(length)
    navigation.navigate('/m/home', { replace: false })
    expect(history.length).toBe(length + 1)
  })
  it('goes as many entries as requested', () => {
    const go = vi.spyOn(history, 'go').mockReturnValue()
    const { navigation } = start()
    const navigator: Pick<typeof navigation, 'go'> = { go: navigation.go }
    navigator.go(-2)
    expect(go.mock.calls).toEqual([[-2]])
  })
  it.each(['//evil.example', '/evil', '/m/%2fevil.example', { pathname: '//evil.example/m/home' }])(
    '[SE-03a] refuses %j, pushed and replaced',
    (to) => {
      const { navigation, logger } = start()
      navigation.push(to)
      navigation.replace(to)
      expect([at(), logger.entries.length]).toEqual(['/m/home', 2])
    },
  )
})

describe('back', () => {
  it('goes back as far as the app went forward, also after a reload, and then home', () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
    const { navigation } = start('/m/game')
    navigation.back()
    expect([back.mock.calls.length, at()]).toEqual([0, '/m/home'])
    navigation.navigate('/m/game')
    navigation.back()
    expect(back).toHaveBeenCalledTimes(1)
    // The page is reloaded in the second entry.
    listening.stop()
    const again = new NavigationService(fakeStorage(), fakeEvents(), fakeLogger())
    listening.stop = again.listen()
    again.back()
    expect(back).toHaveBeenCalledTimes(2)
    pop(null, '/m/home')
    again.back()
    expect(back).toHaveBeenCalledTimes(2)
    back.mockRestore()
  })
})

describe('leaving', () => {
  it('opens https in a window without an opener', () => {
    const { navigation } = start()
    expect(navigation.openWindow('https://chat.example/x')).toBe(true)
    expect(opened.mock.calls).toEqual([['https://chat.example/x', '_blank', 'noopener,noreferrer']])
  })
  it.each(['javascript:alert(1)', 'http://chat.example', '//chat.example', '/m/home', 'data:text/html,x'])(
    '[SE-03a][SE-03e] refuses %s, in this window and in another',
    (url) => {
      const { navigation, logger } = start()
      expect([navigation.openWindow(url), navigation.navigateExternal(url)]).toEqual([false, false])
      expect([opened.mock.calls, at()]).toEqual([[], '/m/home'])
      expect(logger.entries).toHaveLength(2)
    },
  )
})

describe('scrolling', () => {
  /** Renders the screen of the current address. */
  const show = (navigation: NavigationService): void => navigation.onShow(navigation.location.get())

  it('a new screen starts at its top; Back and Forward restore the scroll position', async () => {
    const { navigation } = start()
    atHeight(400)
    navigation.navigate('/m/game')
    expect(scrolled).not.toHaveBeenCalled()
    show(navigation)
    expect(scrolled.mock.lastCall).toEqual([0, 0])
    atHeight(90)
    pop({ at: 0, top: 400 }, '/m/home')
    show(navigation)
    await vi.waitFor(() => expect(scrolled.mock.lastCall).toEqual([0, 400]))
    atHeight(400)
    pop({ at: 1 }, '/m/game')
    show(navigation)
    await vi.waitFor(() => expect(scrolled.mock.lastCall).toEqual([0, 90]))
  })
  it('the last screen does not scroll: neither when it is rendered again, nor for a screen that was passed by', () => {
    const { navigation } = start()
    const before = navigation.location.get()
    navigation.navigate('/m/game')
    const passedBy = navigation.location.get()
    navigation.onShow(before)
    navigation.navigate('/m/login')
    navigation.onShow(passedBy)
    expect(scrolled).not.toHaveBeenCalled()
    show(navigation)
    show(navigation)
    expect(scrolled.mock.calls).toEqual([[0, 0]])
  })
  it('the position from before a reload is stored in the history entry', async () => {
    const { navigation } = start()
    atHeight(333.5)
    const written = vi.spyOn(history, 'replaceState')
    navigation.navigate('/m/game')
    expect(written.mock.calls).toEqual([[{ top: 333.5 }, '']])
    written.mockRestore()
    listening.stop()
    const reloaded = start('/m/game')
    pop({ at: 0, top: 333.5 }, '/m/home')
    show(reloaded.navigation)
    await vi.waitFor(() => expect(scrolled.mock.lastCall).toEqual([0, 333.5]))
  })
  it.each([null, 'x', 7, { top: 'far', at: {} }, []])(
    'a foreign history entry starts at its top: %j',
    async (state) => {
      const { navigation } = start()
      pop(state, '/m/home')
      show(navigation)
      await vi.waitFor(() => expect(scrolled.mock.lastCall).toEqual([0, 0]))
    },
  )
})

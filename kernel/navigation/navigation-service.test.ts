import { fakeLogger, fakeStorage } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeEvents } from '../session/events.fake.ts'
import { NavigationService, locationOf } from './navigation-service.ts'

const scrolled = vi.fn<(x: number, y: number) => void>()
const opened = vi.fn<typeof open>()
let stop = (): void => undefined

function start(address = '/m/home') {
  history.replaceState(null, '', address)
  const storage = fakeStorage()
  const logger = fakeLogger()
  const events = fakeEvents()
  const navigation = new NavigationService(storage, events, logger)
  navigation.setInitialLocation(locationOf(location.href))
  stop = navigation.listen()
  return { navigation, storage, logger, events }
}
const at = (): string => location.pathname + location.search + location.hash
/** Simulates Back in the browser: the address and state of the entry, then the event. */
function pop(state: unknown, address: string): void {
  history.replaceState(state, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}
const atHeight = (height: number): void => {
  Object.defineProperty(globalThis, 'scrollY', { value: height, configurable: true })
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal('open', opened)
  atHeight(0)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  scrolled.mockReset()
  opened.mockReset()
})

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
    stop()
    const again = new NavigationService(fakeStorage(), fakeEvents(), fakeLogger())
    again.setInitialLocation(locationOf(location.href))
    stop = again.listen()
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
    stop()
    const again = new NavigationService(fakeStorage(), fakeEvents(), fakeLogger())
    stop = again.listen()
    again.back()
    expect(back).toHaveBeenCalledTimes(2)
    pop(null, '/m/home')
    again.back()
    expect(back).toHaveBeenCalledTimes(2)
    back.mockRestore()
  })
})

describe('the return address after a login', () => {
  it('[RR-01] is the address that required the login, once, and is never in the URL', () => {
    const { navigation } = start('/m/voucherCenter?id=1#pay')
    navigation.redirectToLogin('/m/voucherCenter?id=1#pay')
    expect(at()).toBe('/m/login')
    expect(navigation.returnTo()).toBe('/m/voucherCenter?id=1#pay')
    expect(navigation.consumeReturnTo()).toBe('/m/voucherCenter?id=1#pay')
    expect([navigation.returnTo(), navigation.consumeReturnTo()]).toEqual([undefined, '/m/home'])
  })
  it('[RR-01] survives a reload, and the registration', () => {
    const { navigation, storage, events, logger } = start()
    navigation.redirectToLogin('/m/withdraw')
    navigation.navigate('/m/register')
    navigation.navigate('/m/login')
    expect(new NavigationService(storage, events, logger).consumeReturnTo()).toBe('/m/withdraw')
  })
  it('[RR-01] is dropped when the player goes elsewhere instead', () => {
    const { navigation } = start()
    navigation.redirectToLogin('/m/withdraw')
    navigation.navigate('/m/game')
    expect(navigation.consumeReturnTo()).toBe('/m/home')
    navigation.redirectToLogin('/m/withdraw')
    pop(null, '/m/home')
    expect(navigation.consumeReturnTo()).toBe('/m/home')
  })
  it('[RR-01] is there again at a login that the player comes back to, until he has logged in', () => {
    const { navigation } = start()
    navigation.redirectToLogin('/m/launchGame?vendor=V&code=1')
    const login: unknown = history.state
    navigation.navigate('/m/trialGame?vendor=V&game=1')
    expect(navigation.returnTo()).toBeUndefined()
    pop(login, '/m/login')
    expect(navigation.consumeReturnTo()).toBe('/m/launchGame?vendor=V&code=1')
    pop(login, '/m/login')
    expect(navigation.consumeReturnTo()).toBe('/m/home')
  })
  it('[RR-01] is never that of a later login', () => {
    const { navigation } = start()
    navigation.redirectToLogin('/m/withdraw')
    const login: unknown = history.state
    navigation.navigate('/m/voucherCenter')
    navigation.redirectToLogin('/m/voucherCenter')
    pop(login, '/m/login')
    expect(navigation.returnTo()).toBeUndefined()
  })
  it('[RR-01] is dropped by a page that is reached without this service, be it left at once', () => {
    const { navigation, storage, events, logger } = start()
    navigation.redirectToLogin('/m/withdraw')
    history.pushState(null, '', '/m/home')
    const next = new NavigationService(storage, events, logger)
    next.navigate('/m/login')
    expect(next.consumeReturnTo()).toBe('/m/home')
  })
  it('[RR-01] is dropped by a login that the player opens as a new page, not by one that he reloads', () => {
    const { navigation, storage, events, logger } = start()
    navigation.redirectToLogin('/m/withdraw')
    const reloaded = new NavigationService(storage, events, logger)
    reloaded.setInitialLocation({ pathname: '/m/login', search: '', hash: '' })
    reloaded.listen()()
    expect(reloaded.returnTo()).toBe('/m/withdraw')
    history.pushState(null, '', '/m/login')
    const opened = new NavigationService(storage, events, logger)
    opened.setInitialLocation({ pathname: '/m/login', search: '', hash: '' })
    opened.listen()()
    expect(opened.returnTo()).toBeUndefined()
  })
  it('[ST-03] is the address that the password change replaced, and survives a reload there', () => {
    const { navigation, storage, events, logger } = start('/m/voucherCenter?id=1#pay')
    const length = history.length
    navigation.redirectWithReturn('/m/changePsw')
    expect([at(), history.length]).toEqual(['/m/changePsw', length])
    navigation.redirectWithReturn('/m/changePsw')
    expect(new NavigationService(storage, events, logger).consumeReturnTo()).toBe('/m/voucherCenter?id=1#pay')
  })
  it('[ST-03] stays the address that required the login, over the password change', () => {
    const { navigation } = start()
    navigation.redirectToLogin('/m/withdraw')
    navigation.redirectWithReturn('/m/changePsw')
    expect([at(), navigation.consumeReturnTo()]).toEqual(['/m/changePsw', '/m/withdraw'])
  })
  it.each(['https://evil.example/m/', '//evil.example/m/x', '/m/../../evil', '/m//evil.example', '/x', ''])(
    '[RR-01] is home when %j was stored',
    (stored) => {
      const { navigation, storage } = start()
      navigation.redirectToLogin('/m/withdraw')
      storage.stored.set('foyer.return', stored)
      expect(navigation.consumeReturnTo()).toBe('/m/home')
    },
  )
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
    stop()
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

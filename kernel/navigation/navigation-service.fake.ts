import { fakeLogger, fakeStorage } from '@foyer/sdk/testing'
import { vi } from 'vitest'
import { fakeEvents } from '../session/events.fake.ts'
import { NavigationService, locationOf } from './navigation-service.ts'

/** In place of `scrollTo`. */
export const scrolled = vi.fn<(x: number, y: number) => void>()
/** In place of `open`. */
export const opened = vi.fn<typeof open>()
/** Ends the listening of the service that is in use. */
export const listening = { stop: (): void => undefined }

export function start(address = '/m/home') {
  history.replaceState(null, '', address)
  const storage = fakeStorage()
  const logger = fakeLogger()
  const events = fakeEvents()
  const navigation = new NavigationService(storage, events, logger)
  navigation.setInitialLocation(locationOf(location.href))
  listening.stop = navigation.listen()
  return { navigation, storage, logger, events }
}
export const at = (): string => location.pathname + location.search + location.hash
/** Simulates Back in the browser: the address and state of the entry, then the event. */
export function pop(state: unknown, address: string): void {
  history.replaceState(state, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}
export const atHeight = (height: number): void => {
  Object.defineProperty(globalThis, 'scrollY', { value: height, configurable: true })
}

export function setUpPage(): void {
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal('open', opened)
  atHeight(0)
}
export function tearDownPage(): void {
  listening.stop()
  vi.unstubAllGlobals()
  scrolled.mockReset()
  opened.mockReset()
}

import type { Signals } from './what-to-ask.ts'

/** The browser's wish not to be tracked, under the names that browsers have given it. */
export function readSignals(browser: object = navigator, page: object = globalThis): Signals {
  const doNotTrack: unknown = Reflect.get(browser, 'doNotTrack') ?? Reflect.get(page, 'doNotTrack')
  return {
    gpc: Reflect.get(browser, 'globalPrivacyControl') === true,
    dnt: doNotTrack === '1' || doNotTrack === 'yes',
  }
}

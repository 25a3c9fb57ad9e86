// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The browser's module of the installed identity library, which minifies nothing. */
const source = ((): string => {
  const firebase = createRequire(import.meta.url).resolve('firebase/package.json')
  const folder = join(dirname(createRequire(firebase).resolve('@firebase/auth/package.json')), 'dist/esm')
  const file = readdirSync(folder).find((name) => /^index-.*\.js$/.test(name))
  return readFileSync(join(folder, file ?? ''), 'utf8')
})()

describe('[CO-09d] the identity library’s own', () => {
  it.each<[what: string, form: RegExp, value: string]>([
    ['check for a closed window: 2 s', /_POLL_WINDOW_CLOSE_TIMEOUT = new Delay\((\d+),/, '2000'],
    ['poll of the stored login: 800 ms', /_POLLING_INTERVAL_MS = (\d+);/, '800'],
    // The clause has 800 ms, which are those of IndexedDB, the library's first choice; where that is missing it polls each second.
    ['poll of local storage: 1 s', /_POLLING_INTERVAL_MS\$1 = (\d+);/, '1000'],
    ['ping of a service worker: 800 ms', /_send\("ping"[^)]*, (\d+) \/\*/, '800'],
    ['ping where there is none: 50 ms', /timeout = (\d+) \/\* _TimeoutDuration\.ACK/, '50'],
    // The first try, and three more.
    ['retries until the fourth failure', /_TRANSACTION_RETRY_COUNT = (\d+);/, '3'],
    ['wait for the frame: 5 to 15 s', /PING_TIMEOUT = new Delay\((\d+, \d+)\)/, '5000, 15000'],
    ['memory of events: 10 min', /EVENT_DUPLICATION_CACHE_DURATION_MS = ([^;]+);/, '10 * 60 * 1000'],
  ])('%s', (_what, form, value) => expect(form.exec(source)?.[1]).toBe(value))
})

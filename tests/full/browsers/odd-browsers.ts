import type { Page } from '@playwright/test'
import type { Complaints } from '../../e2e/complaints.ts'
import { enter, expect, firstGame } from '../../e2e/site.ts'

/** What becomes of a feature: it does not exist, or its use throws, as with storage that a setting forbids. */
export type Oddity = 'missing' | 'throws'

/** A member of an object (`history.replaceState`), or of the objects of a class (`Dialog.prototype.showModal`). */
type Feature = string

const BOTH = ['missing', 'throws'] as const
/** Absent in some browser that players use, forbidden by a setting, or replaced by an extension. */
export const FEATURES: Readonly<Record<Feature, readonly Oddity[]>> = {
  matchMedia: BOTH,
  BroadcastChannel: BOTH,
  'crypto.randomUUID': BOTH,
  'crypto.subtle': ['missing'],
  IntersectionObserver: BOTH,
  ResizeObserver: BOTH,
  MutationObserver: ['throws'],
  PerformanceObserver: BOTH,
  requestIdleCallback: BOTH,
  cancelIdleCallback: BOTH,
  localStorage: BOTH,
  sessionStorage: BOTH,
  'Storage.prototype.setItem': ['throws'],
  'Storage.prototype.getItem': ['throws'],
  indexedDB: BOTH,
  caches: BOTH,
  'navigator.serviceWorker': BOTH,
  'navigator.locks': BOTH,
  'navigator.connection': BOTH,
  'navigator.sendBeacon': BOTH,
  'navigator.userAgentData': BOTH,
  'navigator.clipboard': BOTH,
  structuredClone: BOTH,
  'Intl.DisplayNames': BOTH,
  'Intl.NumberFormat': ['throws'],
  'Intl.DateTimeFormat': ['throws'],
  'Intl.PluralRules': BOTH,
  'Intl.Collator': BOTH,
  'performance.mark': BOTH,
  'performance.getEntriesByName': BOTH,
  'performance.getEntriesByType': BOTH,
  scrollTo: BOTH,
  'Element.prototype.scrollIntoView': BOTH,
  'Element.prototype.scrollTo': BOTH,
  'Element.prototype.animate': BOTH,
  'history.replaceState': ['throws'],
  'history.pushState': ['throws'],
  'history.scrollRestoration': ['throws'],
  'HTMLElement.prototype.showPopover': BOTH,
  'HTMLElement.prototype.hidePopover': BOTH,
  'HTMLDialogElement.prototype.showModal': BOTH,
  'HTMLDialogElement.prototype.close': ['throws'],
  'AbortSignal.timeout': BOTH,
  'AbortSignal.any': BOTH,
  'AbortSignal.prototype.throwIfAborted': BOTH,
  visualViewport: BOTH,
  'URL.canParse': ['missing'],
  'Array.prototype.toSorted': ['missing'],
  'Promise.withResolvers': ['missing'],
  'document.startViewTransition': BOTH,
  'document.cookie': ['throws'],
  scheduler: BOTH,
  Notification: BOTH,
  // What the second target is chosen by, or gets: app/boot/boot.js, app/older.
  'HTMLScriptElement.prototype.noModule': ['missing'],
  HTMLDialogElement: ['missing'],
  Proxy: ['missing'],
  Reflect: ['missing'],
  URLSearchParams: ['missing'],
  fetch: ['missing'],
  // A browser without AbortController does not look at the signal of a request: older.ts has that one.
  AbortSignal: ['missing'],
  PointerEvent: ['missing'],
  ReportingObserver: ['missing'],
  queueMicrotask: ['missing'],
  'Promise.allSettled': ['missing'],
  'Array.prototype.at': ['missing'],
  'Array.prototype.findLast': ['missing'],
  'Array.prototype.flat': ['missing'],
  'Array.prototype.flatMap': ['missing'],
  'Object.fromEntries': ['missing'],
  'Object.hasOwn': ['missing'],
  'String.prototype.at': ['missing'],
  'String.prototype.matchAll': ['missing'],
  'String.prototype.replaceAll': ['missing'],
  'Element.prototype.replaceChildren': ['missing'],
  'Element.prototype.toggleAttribute': ['missing'],
  'Intl.ListFormat': ['missing'],
  'Intl.Locale': ['missing'],
  'Intl.RelativeTimeFormat': ['missing'],
  'CSS.supports': ['missing'],
}

/**
 * Rows that lead to the page for browsers which the site cannot run in: iOS 12.2 and Chrome 64 have these. Without `CSS.supports`
 * a browser gets the second target, which the build in which plugins can fail does not have: older.spec.ts runs it.
 */
const TOO_OLD: ReadonlySet<string> = new Set(
  [
    'HTMLScriptElement.prototype.noModule',
    'Proxy',
    'Reflect',
    'URLSearchParams',
    'fetch',
    'CSS.supports',
  ].map((feature) => `${feature} missing`),
)

/** Names on `Object.prototype` that another script left there. */
export const POLLUTED = ['get', 'set', 'value', 'enumerable', 'then', 'toJSON', 'key', 'default'] as const

/** Those that no loop over an object's names finds: each breaks a page that does not clear it. */
export const HIDDEN = ['get', 'set', 'then'] as const

/** What the site reports of a row, while the player can do everything; of every other row it reports nothing. */
const REPORTED: Readonly<Record<string, RegExp>> = {
  'crypto.randomUUID throws':
    /^\[foyer\] \{name: SecurityError, message: not here,|PL-THREW: tracking\.\S+ \(activate\): SecurityError: not here/,
  'ResizeObserver throws': /PL-THREW: games\.lobby \(render\): SecurityError: not here/,
  'localStorage missing': /ST-MEMORY: area local,/,
  'localStorage throws': /ST-MEMORY: area local,/,
  'sessionStorage missing': /ST-MEMORY: area session,/,
  'sessionStorage throws': /ST-MEMORY: area session,/,
  'Storage.prototype.setItem throws': /ST-MEMORY: area (?:local|session),/,
  'Storage.prototype.getItem throws': /ST-MEMORY: area (?:local|session),/,
  'Intl.NumberFormat throws': /PL-THREW: games\.lobby \(render\): SecurityError: not here/,
  'document.cookie throws': /PL-THREW: tracking\.\S+ \(activate\): SecurityError: not here/,
}

/** Every row of the table. */
export const ODD_BROWSERS: readonly string[] = [
  ...Object.entries(FEATURES).flatMap(([feature, oddities]) =>
    oddities.map((oddity) => `${feature} ${oddity}`),
  ),
  ...POLLUTED.map((name) => `Object.prototype.${name} polluted`),
  ...HIDDEN.map((name) => `Object.prototype.${name} hidden`),
]

declare global {
  /** What still stands of the feature that was taken away; '' where it is really gone. */
  var oddityProblem: string | undefined
}

/** Changes each page of the site before its first script. Whether it worked: `expectOdd`. */
async function makeOdd(page: Page, row: string): Promise<void> {
  const [path = '', oddity = ''] = row.split(' ')
  await page.addInitScript(
    ([names, how]) => {
      // The mock gateway's own pages are part of no browser.
      if (!/^\/(?:m|$)/.test(location.pathname)) return
      const last = names.at(-1) ?? ''
      const note = (problem: string): void => void (globalThis.oddityProblem = problem)
      // Until it has been seen to work.
      note('not tried')
      let owner: object = globalThis
      for (const name of names.slice(0, -1)) owner = Reflect.get(owner, name) as object
      if (how === 'polluted' || how === 'hidden') {
        const enumerable = how === 'polluted'
        Object.defineProperty(Object.prototype, last, {
          value: 'x',
          configurable: true,
          writable: true,
          enumerable,
        })
        note(Reflect.get({}, last) === 'x' ? '' : 'no other object has it')
        return
      }
      // Where the feature really stands: on the object, or on what it inherits from.
      let at: object | null = owner
      while (at && !Object.getOwnPropertyDescriptor(at, last)) at = Object.getPrototypeOf(at) as object | null
      const place = at ?? owner
      const found = Object.getOwnPropertyDescriptor(place, last)
      const refuse = function refuse(): never {
        throw new DOMException('not here', 'SecurityError')
      }
      if (how === 'missing') {
        Reflect.deleteProperty(place, last)
        note(last in owner ? 'it is still there' : '')
        return
      }
      const isFunction = typeof found?.value === 'function'
      Object.defineProperty(place, last, {
        configurable: true,
        ...(isFunction ? { value: refuse, writable: true } : { get: refuse, set: refuse }),
      })
      try {
        const value: unknown = Reflect.get(owner, last)
        if (isFunction) (value as () => unknown).call(owner)
        note('its use does not throw')
      } catch (error) {
        note((error as DOMException).name === 'SecurityError' ? '' : String(error))
      }
    },
    [path.split('.'), oddity] as const,
  )
}

/** Expects that the page's browser has the oddity: without it the rest would show nothing. */
const expectOdd = async (page: Page, row: string): Promise<void> =>
  expect(await page.evaluate(() => globalThis.oddityProblem), row).toBe('')

/**
 * Expects that the main flows work in a browser with one oddity: home, registration (which refuses wrong input), log-in and a
 * launch. Where the site cannot run, that the page for such browsers says so.
 */
export async function expectUsable(page: Page, row: string, complaints: Complaints): Promise<void> {
  const reported = REPORTED[row]
  if (reported) complaints.provoke(reported)
  await makeOdd(page, row)
  await enter(page, '/m/home')
  if (TOO_OLD.has(row)) {
    await page.waitForURL(/\/m\/older\?/)
    await expect(page.getByRole('heading', { level: 1 }), row).toHaveText('Your browser is too old')
    await expect(page.getByRole('link', { name: /help@lotus.example/ }), row).toBeVisible()
    return
  }
  await expectOdd(page, row)
  await expect(firstGame(page), `${row}: home`).toBeVisible()
  const login = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  await expect(async () => {
    // Its screen has no link to itself.
    if (await login.isVisible()) await login.click({ timeout: 5_000 })
    await expect(page.getByLabel('Username')).toBeVisible({ timeout: 10_000 })
  }, `${row}: log-in`).toPass({ timeout: 60_000 })
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Create an account' }).click()
  const create = main.getByRole('button', { name: /^Create account/ })
  await create.click()
  await expect(page.getByLabel('Username'), `${row}: registration`).toHaveAttribute('aria-invalid', 'true')
  await main.getByRole('link', { name: 'Log in' }).click()
  await expect(create, `${row}: back to log-in`).toHaveCount(0)
  await page.getByLabel('Username').fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await main.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('banner'), `${row}: logged in`).toContainText('player')
  await firstGame(page).click()
  await expect(page, `${row}: launch`).toHaveURL(/\/__gateway\/game\?ticket=/)
}

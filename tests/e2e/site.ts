import { test as base, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { Complaints } from './complaints.ts'

export interface State {
  readonly merchant?: string
  readonly member?: string
  /** The language that the gateway has of every member; the page's by default. */
  readonly 'member-language'?: string
  readonly link?: string
  readonly lang?: string
  readonly switches?: string
  /** Plugins that the merchant has disabled. */
  readonly disabled?: string
  readonly fault?: string
  readonly theme?: string
  /** `1`: what the gateway writes for players is marked as its own. */
  readonly marked?: '1'
  /** What the player chose on an earlier visit, of a merchant that asks; not asked by default. */
  readonly consent?: 'accepted' | 'refused' | 'analytics' | 'old-version'
  readonly maintenance?: '1'
  /** Epoch milliseconds. */
  readonly maintenanceEnd?: string
  /** HTML in the merchant's language. */
  readonly maintenanceText?: string
  readonly region?: '1'
  /** Error code with which the gateway refuses its status. */
  readonly status?: string
  /** `operator`: the status as an operator's gateway writes it. */
  readonly shape?: 'operator'
  /** Behaviour of the merchant's other domains. */
  readonly domains?: 'slow' | 'dead' | 'mixed'
  /** Stored registration info, as JSON. */
  readonly 'seed.registrationInfo'?: string
  /** Entries of customer service: `0`, `1`, `3`, `5`, `broken`, `http`; two by default. */
  readonly service?: string
  /** How pages of chats behave. */
  readonly chat?: 'hangs' | 'fails' | 'unframed'
  readonly 'chat-scripts'?: 'mixed'
  readonly cipher?: 'modern'
  /** `1`: the site may be installed. */
  readonly pwa?: string
  /** `1`: the gateway has a logo of its own. */
  readonly brand?: string
  /** `next`: the server has a newer build than the page. */
  readonly build?: string
  /** `v3`, `v4`, `missing` */
  readonly captcha?: string
  /** How the captcha's vendor behaves: `fail`, `slow`. */
  readonly geetest?: string
  /** How the identity provider is set up: `social`, `phone`, `bad-key`. */
  readonly identity?: string
  /** How the mini-game's script behaves: `fails`, `hangs`, `throws`, `empty`, `broken`. */
  readonly 'mini-game'?: string
  /** Second factors that a login asks for: `EGS`, `none`. */
  readonly factor?: string
  /** The list of games: `many`, `maintenance`, `broken`, `none`. */
  readonly games?: string
  /** The VIP progress: `top`, `met`, `none`, `over`, `broken`. */
  readonly rank?: string
  /** The VIP levels: `empty`, `many`, `odd`. */
  readonly levels?: string
  /** The lists of the reward center, the point market and the missions. */
  readonly rewards?: 'none' | 'many' | 'odd'
  readonly mall?: 'none' | 'many' | 'odd'
  /** The announcements; none by default. */
  readonly announcements?: 'some' | 'one' | 'changed' | 'many' | 'odd'
  readonly missions?: 'none' | 'many' | 'odd'
  /** What the gateway answers as balance: `large`, `odd`. */
  readonly balance?: 'large' | 'odd'
  /** The bound cards, and the banks. */
  readonly cards?: 'none' | 'many' | 'odd'
  /** Ways to deposit. */
  readonly methods?: 'none' | 'one' | 'many' | 'raised' | 'odd'
  /** Deposits and withdrawals: `refused`, `waiting`, `no-references`; their history; limits of withdrawals. */
  readonly orders?: 'refused' | 'waiting' | 'no-references'
  readonly history?: 'none' | 'many' | 'odd'
  readonly payout?: 'fee' | 'spent' | 'contradict' | 'bare' | 'odd'
  readonly wagering?: '1'
  /** Which promotions the merchant has: `referral`, `app`, `none`; both by default. */
  readonly available?: string
  /** What the browser has of push messages on an earlier visit: `game`, `not-now`, `registered`, `old`, `damaged`; `refused`. */
  readonly push?: string
  /** What the gateway lists of activity buttons: `none`, `unknown`. */
  readonly buttons?: string
  /** `games.lobby:activate-throws`; the sabotage build only. */
  readonly break?: string
  /** Pictures to save: `1`, `other`, `link`, `2`, `both`, `unsafe`, `missing`, `odd`. */
  readonly 'download-image'?: string
  /** The merchant's splash: `logo`, `picture`, `missing`. */
  readonly splash?: string
  /** The gateway's download links: `none`, `profile`, `picture`, `odd`; an app for each platform by default. */
  readonly app?: string
  /** `1`: the merchant shows the download bar. */
  readonly bar?: '1'
  /** Lottery draws: `none`, `soon`, `odd`. */
  readonly draws?: string
  /** `none`, `many`, `odd`. */
  readonly promotions?: string
  /** Install prompts: `login`, `bind-card`, `everything`. */
  readonly prompts?: string
  /** How the scripts of ad networks behave: `tiktok:throws,kwai:blocked`. */
  readonly vendors?: string
}

/** Enters a fresh world of the mock gateway in the given state, at the given address of the site. */
export async function enter(page: Page, to: string, state: State = {}): Promise<void> {
  const query = new URLSearchParams({ lang: 'EN', ...state, to })
  await page.goto(`/__gateway/enter?${query}`)
  await page.waitForURL((url) => url.pathname.startsWith('/m') || url.pathname === '/')
}

/** The first card of the first lane. */
export const firstGame = (page: Page): Locator =>
  page.getByRole('region', { name: /./ }).getByRole('listitem').getByRole('link', { name: /, / }).first()

/** Makes the device save data: nothing is fetched before it is asked for, however long a test takes. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
      configurable: true,
    }),
  )

/** Changes the page's world, and lets the page ask for the status again. */
export async function patchWorld(page: Page, patch: object): Promise<void> {
  const { notes } = await page.evaluate(async (body) => {
    const response = await fetch('/__gateway/world', { method: 'POST', body: JSON.stringify(body) })
    return (await response.json()) as { readonly notes: readonly string[] }
  }, patch)
  expect(notes).toEqual([])
  await askStatus(page)
}

/** Makes the page ask for the status again, as it would by itself sooner or later. */
export async function askStatus(page: Page): Promise<void> {
  // A message that comes before the page's listener is lost: so the page has to answer one first.
  await page.evaluate(() => {
    Reflect.set(globalThis, 'statusAsked', false)
    const channel = new BroadcastChannel('foyer-inspection')
    channel.onmessage = () => {
      channel.postMessage({ ask: 'refresh' })
      channel.close()
      Reflect.set(globalThis, 'statusAsked', true)
    }
  })
  const ask = (): Promise<unknown> =>
    page.evaluate(() => {
      new BroadcastChannel('foyer-inspection').postMessage({ ask: 'plugins' })
      return Reflect.get(globalThis, 'statusAsked') as unknown
    })
  await expect.poll(ask).toBe(true)
}

/** Logs the member out, from the settings. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
}

/**
 * Makes the pages that are opened from now on note the toasts that they show: one goes after a second or three, and a busy
 * machine may look too late.
 */
export const noteToasts = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.addInitScript(() => {
    const toasts: string[] = []
    Reflect.set(globalThis, 'toasts', toasts)
    const last = new WeakMap<Element, string>()
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('output, [role="status"]')) {
        if (element.querySelector('button')) continue
        const text = element.textContent.trim()
        if (text && text !== last.get(element)) toasts.push(text)
        last.set(element, text)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })

/** The toasts that the page has shown since it was loaded, where `noteToasts` came before. */
export const toastsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'toasts') as readonly string[])

/** How long the network must rest to be called quiet. */
const QUIET_MS = 700
/**
 * Waits until the page has neither asked for anything nor got it for a while. Unlike Playwright's `networkidle` it also
 * waits where the network has rested once before.
 */
export async function networkQuiet(page: Page): Promise<void> {
  let last = performance.now()
  const note = (): void => {
    last = performance.now()
  }
  page.on('request', note).on('requestfinished', note).on('requestfailed', note)
  await expect.poll(() => performance.now() - last, { intervals: [100] }).toBeGreaterThan(QUIET_MS)
  page.off('request', note).off('requestfinished', note).off('requestfailed', note)
}

/** Waits until every plugin is registered and the status was requested. */
export const siteReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('foyer-hydrated').length > 0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('merchant'))).not.toBeNull()
}

/** What the gateway knows of the page's world. */
export async function world(page: Page): Promise<WorldReport> {
  return (await page.evaluate(async () => (await fetch('/__gateway/world')).json())) as WorldReport
}
/** Changes the page's world while the page runs, as `POST /__gateway/world` takes it. */
export async function changeWorld(page: Page, patch: object): Promise<void> {
  const notes = await page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch('/__gateway/world', { method: 'POST', headers, body })
    return ((await answer.json()) as { readonly notes: unknown }).notes
  }, JSON.stringify(patch))
  expect(notes).toEqual([])
}

export interface WorldReport {
  readonly messages: readonly { readonly to: string; readonly code: string }[]
  readonly log: readonly { readonly endpoint: string; readonly status: number; readonly body?: unknown }[]
  readonly vendorCalls: readonly { readonly vendor: string; readonly args: readonly unknown[] }[]
  readonly slices: Readonly<Record<string, unknown>>
}

/**
 * The `test` of every spec: fails on invisible errors in any page of any context that the test opens: a script error, a
 * violation of the page's policy (SE-01), React's report of a hydration mismatch. A test that provokes some takes them and
 * checks what they are.
 */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ browser, context }, use) => {
      const complaints = new Complaints()
      const watch = complaints.watch.bind(complaints)
      await watch(context)
      browser.on('context', watch)
      await use(complaints)
      browser.off('context', watch)
      expect(await complaints.take()).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

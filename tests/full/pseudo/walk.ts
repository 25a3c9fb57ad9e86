import type { Locator, Page, Request } from '@playwright/test'
import { MARK } from '../../../mocks/gateway/mark-texts.ts'
import { type PseudoKind, pseudoText } from '../../../sdk/src/testing/pseudo-text.ts'
import type { Screen, Shown, Step } from './screens/screen.ts'
import { pseudoSite } from './site.ts'
import { changeWorld, enter, expect, type State, test as base } from '../../e2e/site.ts'
import { started } from '../../e2e/started.ts'

const PORT = Number(process.env['PORT'] ?? 4173)
/** How long a page rests before it is judged, and how long it may take to rest. */
const REST_MS = 250
const MOST_MS = 8_000
const STEP_MS = 20_000

/** Parts of a state that a page asks the gateway for whenever it shows a screen. Any other part needs a page that is loaded anew. */
const LIVE = [
  'fault',
  'rewards',
  'mall',
  'missions',
  'methods',
  'cards',
  'payout',
  'wagering',
  'history',
] as const satisfies readonly (keyof State)[]
/** Endpoints whose answers a page keeps. */
const CACHED = /\b(?:activity|banner|game|kernel)\.|banks|benefits|progress/
/** Where a page is between two states of one screen. */
const BETWEEN = { guest: '/m/login', member: '/m/feedback' } as const

/** A page in the pseudo-language that goes from screen to screen: inside the site where that shows the same as a page of its own. */
export class Walk {
  /** Requests without an answer. */
  readonly #pending = new Set<Request>()
  /** The state that the page is in, where the player has left no trace. */
  #state: State | undefined
  #hasClock = false

  constructor(
    readonly page: Page,
    readonly kind: PseudoKind,
  ) {
    page.on('request', (request) => this.#pending.add(request))
    page.on('requestfinished', (request) => this.#pending.delete(request))
    page.on('requestfailed', (request) => this.#pending.delete(request))
  }

  /** A text of the locale files as the page has it. */
  text(english: string): string {
    return pseudoText(english, this.kind)
  }

  /** What the page has to read, for a screen that has not come. */
  read(): Promise<string> {
    return this.page.locator('dialog[open], body').last().innerText()
  }

  /** Goes to a screen. Throws where it does not come. */
  async arrive({ to, at, state = {}, steps = [], shows, waits = false, before }: Screen): Promise<void> {
    const { page } = this
    const from = this.#state
    this.#state = undefined
    this.#pending.clear()
    if (from && !before && canFollow(from, state)) await this.#goOn(to, from, state)
    else {
      await before?.(page)
      this.#hasClock ||= steps.some((step) => 'passes' in step)
      await enter(page, to, { ...state, marked: '1' })
      await this.#started()
    }
    for (const step of steps) {
      await this.#rest(waits)
      await this.#take(step)
    }
    await expect(this.#shown(shows), 'it has come').toBeVisible({ timeout: STEP_MS })
    await this.#rest(waits)
    const path = at ?? to.replace(/\?.*/, '')
    await expect(page).toHaveURL(({ pathname }) => pathname === path)
    const overlays = await page.locator('dialog[open]').count()
    if (steps.length === 0 && overlays === 0) this.#state = state
  }

  /** Changes the world under the page, and shows the screen inside the site. */
  async #goOn(to: string, from: State, state: State): Promise<void> {
    const { page } = this
    await goInside(page, from.member === undefined ? BETWEEN.guest : BETWEEN.member)
    const changed = LIVE.filter((name) => from[name] !== state[name])
    await changeWorld(page, Object.fromEntries(changed.map((name) => [name, state[name] ?? ''])))
    this.#pending.clear()
    await goInside(page, to)
  }

  async #started(): Promise<void> {
    const { page } = this
    // A clock of its own counts from another time.
    if (this.#hasClock) await started(page)
    else await page.waitForFunction(() => performance.getEntriesByName('foyer-hydrated').length > 0)
  }

  #shown(shows: Shown): Locator {
    const { page } = this
    const visible = (locator: Locator): Locator => locator.filter({ visible: true }).first()
    if (typeof shows !== 'string')
      return visible('element' in shows ? page.locator(shows.element) : page.getByText(MARK + shows.gateway))
    const parts = this.text(shows).split(/\{\{[^{}]*\}\}/)
    const pattern = new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+'))
    return visible(page.getByText(pattern).or(page.getByLabel(pattern)))
  }

  /** Waits until nothing is asked for, unless something never answers, and nothing changes. */
  async #rest(waits: boolean): Promise<void> {
    const end = performance.now() + MOST_MS
    do await this.page.evaluate(quiet, REST_MS)
    while (!waits && this.#pending.size > 0 && performance.now() < end)
  }

  async #take(step: Step): Promise<void> {
    const { page } = this
    const dialog = page.locator('dialog[open]').last()
    const place: Page | Locator = (await dialog.count()) > 0 ? dialog : page
    const options = { timeout: STEP_MS }
    if ('offline' in step) await page.evaluate(() => dispatchEvent(new Event('offline')))
    else if ('passes' in step) await page.clock.fastForward(step.passes)
    else if ('search' in step) await place.getByRole('searchbox').fill(step.search, options)
    else if ('tap' in step) await place.locator(step.tap).first().click(options)
    else if ('fill' in step)
      await place.getByLabel(this.text(step.fill), { exact: true }).first().fill(step.value, options)
    else {
      const name = this.text(step.press)
      const control = (role: 'button' | 'link' | 'tab' | 'radio'): Locator =>
        place.getByRole(role, { name, exact: true })
      const any = control('button')
        .or(control('link'))
        .or(control('tab'))
        .or(control('radio'))
        .or(place.getByText(name, { exact: true }))
      await any.first().click(options)
    }
  }
}

/** Whether a running page shows a state as a page of its own would. */
function canFollow(from: State, to: State): boolean {
  const names = new Set(Object.keys({ ...from, ...to })) as ReadonlySet<keyof State>
  const live: readonly string[] = LIVE
  return (
    [...names].every((name) => live.includes(name) || from[name] === to[name]) &&
    !CACHED.test(from.fault ?? '') &&
    !CACHED.test(to.fault ?? '')
  )
}

/** As a link inside the site does. */
async function goInside(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, to)
  await page.evaluate(quiet, 50)
}

/** Resolves when the document has not changed for so long; a page that never rests: after six times as long. */
const quiet = (ms: number): Promise<void> =>
  new Promise<void>((resolve) => {
    const limit = setTimeout(done, ms * 6)
    let timer = setTimeout(done, ms)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, ms)
    })
    observer.observe(document, { childList: true, subtree: true })
    function done(): void {
      observer.disconnect()
      clearTimeout(limit)
      resolve()
    }
  })

/** The page of a test, in the pseudo-language of `kind`. */
export const test = base.extend<{ readonly kind: PseudoKind; readonly walk: Walk }>({
  kind: ['accented', { option: true }],
  baseURL: async ({ kind }, use) => {
    const site = await pseudoSite(kind, PORT)
    await use(site.origin)
    site.close()
  },
  walk: ({ page, kind }, use) => use(new Walk(page, kind)),
})
export { expect }

import type { BrowserContext, Page } from '@playwright/test'
import { type Control, type PageState, readPage } from './page-state.ts'
import { type Random, random } from './random.ts'

/** What no walk may find: each with the step after which it was seen. */
export interface Findings {
  readonly steps: number
  readonly taps: number
  readonly offline: number
  readonly reloads: number
  readonly logins: number
  readonly blank: readonly string[]
  readonly hangs: readonly string[]
  readonly uncaught: readonly string[]
  readonly rawKeys: readonly string[]
  readonly doubled: readonly string[]
}

export interface Walk {
  readonly seed: number
  readonly minutes: number
  /** Where a walk starts, and starts again when it has left the site: `/__gateway/enter?…`, then `/m/home`. */
  readonly start: string
  /** Keys of texts that are no word of any language. */
  readonly keys: readonly string[]
  readonly member: { readonly username: string; readonly password: string }
}

/** A page that shows nothing for so long is blank, not loading. */
const BLANK_MS = 4_000
const HANG_MS = 15_000
const PAUSE_MS = 350
const NONSENSE = [
  'a',
  ' ',
  'a b',
  'nobody',
  '0',
  '-1',
  '12345678901234567890',
  '<script>alert(1)</script>',
  "'; DROP TABLE players; --",
  '😀😀😀',
  'مرحبا',
  '百家乐',
  'ă â đ ê',
  '%00',
  '\u202Eevil',
  'x'.repeat(3_000),
] as const

/**
 * A player without a plan: taps whatever is in view, twice in a hurry at times, types nonsense, goes Back, reloads, loses the
 * network and finds it again. The choices follow from the seed; what they meet depends on timing too.
 */
export async function walk(context: BrowserContext, options: Walk): Promise<Findings> {
  const page = await context.newPage()
  const monkey = new Monkey(context, page, options)
  return monkey.run()
}

class Monkey {
  readonly #random: Random
  readonly #found = { blank: [], hangs: [], uncaught: [], rawKeys: [], doubled: [] } as Record<
    'blank' | 'hangs' | 'uncaught' | 'rawKeys' | 'doubled',
    string[]
  >
  readonly #counts = { steps: 0, taps: 0, offline: 0, reloads: 0, logins: 0 }
  #offline = false
  /** The last steps, oldest first: a finding names them. */
  readonly #trail: string[] = []

  constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly options: Walk,
  ) {
    this.#random = random(options.seed)
    context.on('weberror', (event) => this.#report('uncaught', event.error().stack ?? event.error().message))
    // A link that opens a window is not followed there.
    context.on('page', (other) => void (other === page ? undefined : other.close().catch(() => {})))
  }

  async run(): Promise<Findings> {
    const end = performance.now() + this.options.minutes * 60_000
    await this.page.goto(this.options.start)
    while (performance.now() < end) await this.#step()
    await this.#connect(true)
    return { ...this.#counts, ...this.#found }
  }

  async #step(): Promise<void> {
    this.#counts.steps++
    const before = await this.#look()
    if (!before) return
    const chance = this.#random.next()
    if (chance < 0.04) await this.#connect(this.#offline)
    else if (chance < 0.07) await this.#reload()
    else if (chance < 0.14) await this.#act('back', () => this.page.goBack({ timeout: HANG_MS }))
    else if (chance < 0.2)
      await this.#act('scroll', () => this.page.mouse.wheel(0, this.#random.next() * 1_600 - 400))
    else if (chance < 0.23) await this.#act('Escape', () => this.page.keyboard.press('Escape'))
    else await this.#use(this.#random.pick(before.controls), before)
    // Nobody stays without a network for ever.
    if (this.#offline && this.#random.next() < 0.15) await this.#connect(true)
  }

  async #use(control: Control | undefined, before: PageState): Promise<void> {
    if (!control) return this.#restart('nothing to tap')
    const { x, y, name, field } = control
    this.#counts.taps++
    const hurried = this.#random.next() < 0.25
    await this.#act(`${hurried ? 'two taps' : 'tap'} "${name}"`, async () => {
      await this.page.touchscreen.tap(x, y)
      if (hurried) {
        await this.page.waitForTimeout(20 + this.#random.next() * 200)
        await this.page.touchscreen.tap(x, y)
      }
    })
    if (field) await this.#type(field)
    const after = await this.#look()
    if (!after) return
    const twins = after.dialogs.filter((dialog, at) => after.dialogs.indexOf(dialog) !== at)
    const twinsBefore = before.dialogs.filter((dialog, at) => before.dialogs.indexOf(dialog) !== at)
    if (twins.length > twinsBefore.length) this.#report('doubled', after.dialogs.join(' + '))
  }

  async #type(field: NonNullable<Control['field']>): Promise<void> {
    const { username, password } = this.options.member
    const known = field === 'username' ? username : field === 'password' ? password : undefined
    const text =
      known !== undefined && this.#random.next() < 0.6 ? known : (this.#random.pick(NONSENSE) ?? '')
    await this.#act(`type ${JSON.stringify(text.slice(0, 20))}`, async () => {
      await this.page.keyboard.press('ControlOrMeta+A')
      await this.page.keyboard.insertText(text)
      if (this.#random.next() < 0.5) await this.page.keyboard.press('Enter')
    })
    if (field === 'password' && text === password) this.#counts.logins++
  }

  async #reload(): Promise<void> {
    // Without its worker a site has nothing to answer with.
    const hasWorker = await this.page
      .evaluate(() => Boolean(navigator.serviceWorker?.controller))
      .catch(() => false)
    if (this.#offline && !hasWorker) return
    this.#counts.reloads++
    await this.#act('reload', () => this.page.reload({ timeout: HANG_MS }))
  }

  async #connect(online: boolean): Promise<void> {
    if (online !== this.#offline) return
    this.#offline = !online
    if (!online) this.#counts.offline++
    await this.#act(online ? 'online' : 'offline', () => this.context.setOffline(!online))
  }

  /** A step that cannot be taken (the control has left) is no fault of the page. */
  async #act(name: string, action: () => Promise<unknown>): Promise<void> {
    this.#trail.push(name)
    if (this.#trail.length > 8) this.#trail.shift()
    await action().catch(() => {})
    await this.page.waitForTimeout(PAUSE_MS)
  }

  /** The page as it is; undefined where the walk had to start anew. */
  async #look(): Promise<PageState | undefined> {
    const { pathname, protocol } = new URL(this.page.url())
    if (!protocol.startsWith('http')) return this.#restart(`left for ${this.page.url()}`)
    if (!pathname.startsWith('/m')) return this.#restart(undefined)
    const started = performance.now()
    for (;;) {
      const state = await this.#read()
      if (state === 'hangs') {
        this.#report('hangs', this.page.url())
        return this.#restart('hangs')
      }
      if (!state) return this.#restart('left')
      for (const key of state.rawKeys) this.#report('rawKeys', key)
      if (!state.blank) return state
      if (performance.now() - started > BLANK_MS) {
        this.#report('blank', this.page.url())
        return this.#restart('blank')
      }
      await this.page.waitForTimeout(PAUSE_MS)
    }
  }

  /** Undefined in the middle of a navigation that does not end. */
  async #read(): Promise<PageState | 'hangs' | undefined> {
    for (let attempt = 0; attempt < 3; attempt++) {
      const hangs = new Promise<'hangs'>((resolve) => setTimeout(() => resolve('hangs'), HANG_MS).unref())
      const state = await Promise.race([readPage(this.page, this.options.keys).catch(() => undefined), hangs])
      if (state) return state
      await this.page.waitForTimeout(PAUSE_MS)
    }
    return undefined
  }

  async #restart(why: string | undefined): Promise<undefined> {
    await this.#connect(true)
    if (why !== undefined) this.#trail.push(`start anew: ${why}`)
    await this.page.goto('/m/home', { timeout: HANG_MS }).catch(() => {})
    return undefined
  }

  #report(
    kind: keyof Findings & ('blank' | 'hangs' | 'uncaught' | 'rawKeys' | 'doubled'),
    what: string,
  ): void {
    this.#found[kind].push(`${what} after ${this.#trail.join(', ')} (step ${this.#counts.steps})`)
  }
}

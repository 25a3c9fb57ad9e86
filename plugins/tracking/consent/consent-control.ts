import {
  CodedError,
  type ConsentCategory,
  type ContextOf,
  createStore,
  type GrantedConsent,
  randomId,
  type ServicesOf,
  siteStatusArrived,
  type Store,
  type ConsentVendor,
} from '@foyer/sdk'
import { documentAddress } from '../../site/contract/document-address.ts'
import { type Answers, answersTo, CHOICE } from './choice.ts'
import { CATEGORIES } from './constants.ts'
import type { manifest } from './manifest.ts'
import { type AskSettings, type Decision, isRespected, whatToAsk, type Signals } from './what-to-ask.ts'

type Context = ContextOf<typeof manifest>
type Services = ServicesOf<typeof manifest>

const NOTHING: GrantedConsent = { marketing: false, analytics: false, support: false }

/** The player's choice: read, stored, granted, and in step with the other tabs (TR-16, TR-19). */
export class ConsentControl {
  readonly #context: Context
  readonly #services: Services
  readonly #decision = createStore<Decision>({ granted: NOTHING, signal: false })

  constructor(context: Context, services: Services) {
    this.#context = context
    this.#services = services
  }

  get decision(): Store<Decision> {
    return this.#decision
  }

  /** The merchant asks, and for consent to a policy that has a version. */
  get asks(): boolean {
    return this.#services.consent.asks && this.#context.settings.policyVersion !== ''
  }

  /** What the player is asked about now. */
  get categories(): readonly ConsentCategory[] {
    return shownCategories(this.#context.settings.categories, this.#services.consent.vendors())
  }

  /** Address of the policy in the player's language; `undefined` where it is refused (SE-03). */
  policyHref(): string | undefined {
    const { i18n, site } = this.#services
    const address = this.#context.settings.policy ?? site.merchant.legal.privacy
    return documentAddress(address, i18n.tag(), location.origin)
  }

  start(): void {
    const context = this.#context
    if (!this.#services.consent.asks) return
    if (!this.asks) {
      context.logger.error(new CodedError('CN-VERSION', 'the setting policyVersion is no usable text'))
      return
    }
    if (this.policyHref() === undefined)
      context.logger.error(new CodedError('CN-POLICY', 'the address of the privacy policy is refused'))
    const read = (): void => this.#read()
    const listen = (type: string, listener: (event: Event) => void): void => {
      addEventListener(type, listener)
      context.defer(() => removeEventListener(type, listener))
    }
    // Another tab has stored a choice, or cleared everything.
    listen('storage', (event) => {
      const { key } = event as StorageEvent
      if (key === null || key === CHOICE.name) read()
    })
    // A page that comes back from the browser's memory has missed what other tabs did.
    listen('pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) read()
    })
    // The choice may have expired while the player was away from a page that stayed open.
    const onVisibilityChange = (): void => {
      if (document.visibilityState === 'visible') read()
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    context.defer(() => document.removeEventListener('visibilitychange', onVisibilityChange))
    // Customer support is asked for where the status turns on a plugin that needs it.
    context.on(siteStatusArrived, read)
    read()
  }

  /** Stores what the player answered, and applies it at once. */
  decide(answers: Answers): void {
    const { clock } = this.#services
    const { settings, storage } = this.#context
    const asked = this.categories.filter((category) => answers[category] !== undefined)
    storage.set(CHOICE, {
      answers: answersTo(asked, (category) => answers[category] === true),
      version: settings.policyVersion,
      at: clock.now(),
      id: randomId(),
      signal: isRespected(settings, readSignals()),
    })
    this.#read()
  }

  /** The same answer to everything that the player is asked about now; marketing that the browser refuses is not. */
  answerAll(allowed: boolean): void {
    const { signal } = this.#decision.get()
    this.decide(answersTo(this.categories, (each) => allowed && !(each === 'marketing' && signal)))
  }

  #read(): void {
    const settings: AskSettings = { ...this.#context.settings, categories: this.categories }
    const stored = this.#context.storage.get(CHOICE)
    const decision = whatToAsk(stored, settings, readSignals(), this.#services.clock.now())
    this.#grant(decision.granted)
    this.#decision.set(decision)
  }

  #grant(granted: GrantedConsent): void {
    const { consent } = this.#services
    const current = consent.granted.get()
    // Also where nothing is granted: what an earlier consent has left behind is removed once that is known.
    if (!consent.known.get() || CATEGORIES.some((category) => granted[category] !== current[category]))
      consent.grant(granted)
  }
}

/** The browser's wish not to be tracked, under the names that browsers have given it. */
export function readSignals(browser: object = navigator, page: object = globalThis): Signals {
  const doNotTrack: unknown = Reflect.get(browser, 'doNotTrack') ?? Reflect.get(page, 'doNotTrack')
  return {
    gpc: Reflect.get(browser, 'globalPrivacyControl') === true,
    dnt: doNotTrack === '1' || doNotTrack === 'yes',
  }
}

/** What the player is asked about: the merchant's categories, and customer support where a plugin needs consent for it. */
export const shownCategories = (
  chosen: readonly ConsentCategory[],
  vendors: readonly ConsentVendor[],
): readonly ConsentCategory[] =>
  CATEGORIES.filter((category) =>
    category === 'support'
      ? vendors.some(({ categories }) => categories.includes(category))
      : chosen.includes(category),
  )

import { type GrantedConsent, isRecord, pageHoldsSecrets, type PixelFunction, removeCookie } from '@foyer/sdk'
import { isGoogleRunning, setTagDisabled } from './gtag.ts'
import { tagOf } from './map.ts'
import { allowedTags, consentMode } from './tags.ts'

/** Cookies of Ads and of Analytics on this host, which go with the consent. */
const ADS_COOKIE = /^_gcl_/
const ANALYTICS_COOKIE = /^_ga/

/** The site's tags, of which the player's consent allows some. The vendor is told nothing before `start`. */
export class GoogleTags {
  readonly #ids: readonly string[]
  readonly #gtag: PixelFunction
  readonly #granted: () => GrantedConsent
  readonly #configured = new Set<string>()
  #isStarted = false
  /** `null`: the vendor is to forget the last one. */
  #userId: string | null | undefined

  constructor(ids: readonly string[], gtag: PixelFunction, granted: () => GrantedConsent) {
    this.#ids = ids
    this.#gtag = gtag
    this.#granted = granted
  }

  /** The ids that may be told now. */
  get allowed(): readonly string[] {
    return allowedTags(this.#ids, this.#granted())
  }

  /** The vendor's first calls: what the player chose precedes every tag. */
  start(): void {
    // A script that runs since an earlier start has its default.
    this.#gtag(
      'consent',
      isGoogleRunning() && wasStarted ? 'update' : 'default',
      consentMode(this.#granted()),
    )
    wasStarted = true
    this.#isStarted = true
    this.#gtag('set', 'ads_data_redaction', true)
    this.#gtag('js', new Date())
    this.#configure()
  }

  /** The player has chosen anew. */
  update(): void {
    const granted = this.#granted()
    if (!granted.marketing) {
      removeCookies(ADS_COOKIE)
      removeStoredClicks()
    }
    if (!granted.analytics) removeCookies(ANALYTICS_COOKIE)
    if (!this.#isStarted) return
    this.#gtag('consent', 'update', consentMode(granted))
    const added = this.#configure()
    // A tag that comes later counts the page that the player is on.
    if (added.length > 0 && !pageHoldsSecrets(location)) this.viewPage(added)
  }

  /** Nothing is granted any more. */
  stop(): void {
    this.#gtag('consent', 'update', consentMode({ marketing: false, analytics: false }))
    for (const id of this.#ids) setTagDisabled(id, true)
  }

  /** @param userId the hash of the customer's id, for Analytics */
  identify(userId: string): void {
    this.#setUser(userId)
  }

  /** The player has left: what follows is nobody's. */
  forget(): void {
    this.#setUser(null)
  }

  #setUser(userId: string | null): void {
    this.#userId = userId
    for (const id of this.allowed) if (id.startsWith('G-')) this.#config(id)
  }

  viewPage(tags: readonly string[] = this.allowed): void {
    const parameters = { send_to: tags, page_location: location.href, page_title: document.title }
    if (tags.length > 0) this.#gtag('event', 'page_view', parameters)
  }

  /** Sends an event to those of its tags that are allowed now: it may have waited. */
  send(name: unknown, parameters: unknown): void {
    if (!isRecord(parameters) || !Array.isArray(parameters['send_to'])) return
    const { allowed } = this
    const tags = parameters['send_to'].map(String).filter((tag) => allowed.includes(tagOf(tag)))
    if (tags.length > 0) this.#gtag('event', name, { ...parameters, send_to: tags })
  }

  /** Configures the ids that are allowed and new; returns them. */
  #configure(): readonly string[] {
    const { allowed } = this
    for (const id of this.#ids) setTagDisabled(id, !allowed.includes(id))
    const added = allowed.filter((id) => !this.#configured.has(id))
    for (const id of added) this.#config(id)
    return added
  }

  #config(id: string): void {
    this.#configured.add(id)
    const user = id.startsWith('G-') && this.#userId !== undefined ? { user_id: this.#userId } : {}
    this.#gtag('config', id, { send_page_view: false, ...user })
  }
}

/** Whether the page has told the vendor its default, which counts once. */
let wasStarted = false

/** Removes what the vendor's script stores of clicks beside its cookies. */
function removeStoredClicks(): void {
  try {
    for (const key of Object.keys(localStorage)) if (ADS_COOKIE.test(key)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked: the script has stored nothing either.
  }
}

function removeCookies(pattern: RegExp): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=', 1)[0] ?? ''
    if (pattern.test(name)) removeCookie(name)
  }
}

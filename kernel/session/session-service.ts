import {
  type AutoLogin,
  CodedError,
  createStore,
  type Logger,
  LOGGER,
  type Session,
  SESSION,
  type SessionEnd,
  sessionEnded,
  type SessionInfo,
  sessionStarted,
  type SessionUpdate,
  siteStatusArrived,
  STORAGE,
  tracked,
  type WritableStore,
} from '@foyer/sdk'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import { type Events, EVENTS } from '../events/events.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import { BAKED } from '../profile/baked.ts'
import type { StorageService } from '../storage/storage-service.ts'
import { AUTO_LOGIN, AUTO_LOGIN_OFF, SESSION_INFO } from './keys.ts'
import { OTHER_TABS_MS } from './constants.ts'
import {
  type EndNotice,
  openSessionChannel,
  type SessionChannel,
  tokenFingerprint,
} from './session-channel.ts'
import { parseSession } from './parse-session.ts'

/**
 * Returns the first of the offered sessions that the gateway confirms. Offers may be appended meanwhile; they
 * come from other tabs, unchecked.
 */
export type ConfirmOffers = (offers: readonly unknown[]) => Promise<SessionInfo | undefined>

/**
 * The signed-in member, stored under MC_SESSION_INFO as long as the tab lives (EN-01); the token decides
 * (RO-01).
 *
 * `current` is a guest's until boot calls `publish()`: pages are baked for guests, and hydration must see
 * what was baked.
 */
@injectable()
export class SessionService implements Omit<Session, 'known'> {
  readonly current: Session['current']
  readonly #current: WritableStore<SessionInfo | undefined>
  #published = false
  #tokenGiven = false
  #channel: SessionChannel | undefined
  /** A log-out in this tab or another, after which a session that was asked for is no longer wanted. */
  #loggedOut = false

  constructor(
    @inject(STORAGE) private readonly storage: Pick<StorageService, 'get' | 'set' | 'endSession'>,
    @inject(EVENTS) private readonly events: Events,
    @inject(BAKED) private readonly baked: BakedPage,
    @inject(LOGGER) private readonly logger: Logger,
    @inject(SESSION)
    { current }: { readonly current: WritableStore<SessionInfo | undefined> } = {
      current: createStore<SessionInfo | undefined>(undefined),
    },
  ) {
    this.current = this.#current = current
  }

  /** The tab's stored token; `publish` makes it public. */
  get storedToken(): string | undefined {
    return this.storage.get(SESSION_INFO)?.token
  }

  /**
   * Publishes the tab's stored session and starts listening to the other tabs. Boot calls it once, after
   * hydration. A session of another merchant is dropped, now or when the gateway names the site's merchant
   * (EN-31).
   *
   * @param tokenGiven whether the page's address contains a token
   */
  publish(tokenGiven = false): void {
    if (this.#published) return
    this.#published = true
    this.#tokenGiven = tokenGiven
    const { code } = this.baked.merchant
    this.#channel = openSessionChannel(code, (notice) => this.#onOtherTabEnded(notice))
    this.events.on(siteStatusArrived, ({ merchantCode }) => this.#endIfOtherMerchant(merchantCode))
    this.#current.set(this.storage.get(SESSION_INFO))
    this.#endIfOtherMerchant(code)
  }

  /**
   * Takes the session of another open tab of the merchant, if this tab has none and its address no token. The
   * page stays a guest's until the gateway has confirmed it, and no event is sent: that is no login.
   *
   * @returns resolves when that is decided, or no tab has answered for `OTHER_TABS_MS`; a later answer still
   * counts. `undefined`: there is nothing to ask
   */
  takeFromOtherTab(confirm: ConfirmOffers): Promise<void> | undefined {
    if (this.#tokenGiven || this.#current.get()) return undefined
    const offers: unknown[] = []
    const take = async (): Promise<void> => {
      const session = await confirm(offers)
      if (session && !this.#loggedOut && !this.#current.get()) this.#set(session)
    }
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, OTHER_TABS_MS)
      this.#channel?.ask((offer) => {
        if (offers.push(offer) > 1) return
        clearTimeout(timer)
        take()
          .catch((error: unknown) => this.logger.error(error))
          .finally(resolve)
      })
    })
  }

  get autoLogin(): AutoLogin {
    if (this.#tokenGiven) return 'token'
    return this.storage.get(AUTO_LOGIN) === AUTO_LOGIN_OFF ? 'off' : 'allowed'
  }

  /**
   * A session without an id, a merchant or a usable token is refused and logged (`SS-SHAPE`); nothing
   * changes.
   */
  start(info: SessionInfo): void {
    const session = parseSession(info)
    if (!session) {
      this.logger.error(new CodedError('SS-SHAPE', 'a session needs an id, a merchant and a token'))
      return
    }
    this.storage.set(SESSION_INFO, session)
    if (this.#published) this.#current.set(session)
    this.events.emit(sessionStarted, session)
    // Every session begins with a success of the gateway (TR-18).
    this.events.emit(tracked, { name: 'login', payload: { customerId: session.id } })
  }

  update(part: SessionUpdate): void {
    const session = parseSession({ ...this.#current.get(), ...part })
    if (session) this.#set(session)
  }

  end(reason: SessionEnd): void {
    const session = this.#current.get()
    if (!session) return
    this.#endLocally(reason)
    this.#channel?.post({ reason, mark: tokenFingerprint(session.token) })
  }

  #set(session: SessionInfo): void {
    this.storage.set(SESSION_INFO, session)
    this.#current.set(session)
  }

  #endIfOtherMerchant(merchantCode: string): void {
    const session = this.#current.get()
    if (session && session.merchantCode !== merchantCode) this.end('merchant')
  }

  /**
   * A logout ends the session of every tab. Any other end concerns one token: the same member may have signed
   * in again in this tab, and so made the other tab's token expire.
   */
  #onOtherTabEnded({ reason, mark }: EndNotice): void {
    const session = this.#current.get()
    if (session && (reason === 'logout' || tokenFingerprint(session.token) === mark))
      this.#endLocally(reason, { elsewhere: true })
    else if (reason === 'logout') this.#onLogout()
  }

  #endLocally(reason: SessionEnd, where?: { readonly elsewhere: true }): void {
    this.storage.endSession(reason === 'expired')
    if (reason === 'logout') this.#onLogout()
    this.#current.set(undefined)
    this.events.emit(sessionEnded, { reason, ...where })
  }

  #onLogout(): void {
    this.#loggedOut = true
    this.storage.set(AUTO_LOGIN, AUTO_LOGIN_OFF)
  }
}

import {
  type CallView,
  type Disposer,
  type HttpError,
  I18N,
  type I18n,
  LOGIN_PATH,
  NAVIGATION,
  type Navigation,
  OVERLAYS,
  SESSION,
  type Session,
  STORAGE,
  type Storage as KeyStorage,
} from '@foyer/sdk'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import type { OverlaysService } from '../overlays/overlays-service.ts'
import { AUTO_LOGIN, AUTO_LOGIN_OFF } from '../session/keys.ts'
import {
  type FailureContext,
  type FailurePort,
  HTTP_CONFIG,
  type HttpConfig,
  SPINNER_DISMISS_MS,
} from './ports.ts'
import { reactionTo, type UserMessage } from './failures.ts'

/** Carries out the failure catalogue's reactions: toast, alert, end of spinners and session, /m/login. */
@injectable()
export class FailureEffects implements FailurePort {
  readonly #spinners: SpinnerDismisser

  constructor(
    @inject(OVERLAYS)
    private readonly overlays: Pick<OverlaysService, 'toast' | 'alert' | 'view' | 'endLoadings'>,
    @inject(SESSION) private readonly session: Session,
    @inject(NAVIGATION) private readonly navigation: Navigation,
    @inject(I18N) private readonly i18n: I18n,
    @inject(STORAGE) private readonly storage: KeyStorage,
    @inject(HTTP_CONFIG) private readonly config: HttpConfig,
  ) {
    this.#spinners = new SpinnerDismisser(overlays)
  }

  onFailure(error: HttpError, _view: CallView, context: FailureContext): void {
    const secure = globalThis.isSecureContext ?? false
    const reaction = reactionTo(error, { ...context, online: this.config.online(), secure })
    const { show } = reaction
    if (reaction.autoLogin === 'disable') this.storage.set(AUTO_LOGIN, AUTO_LOGIN_OFF)
    if (reaction.spinners === 'stop') this.#spinners.start()
    if (show.how === 'toast')
      this.overlays.toast(this.#messageOf(show.text), { ms: show.ms, kind: 'warning' })
    if (reaction.session === 'end') {
      // Read first, because ending the session moves the player off a member's page.
      const { pathname, search, hash } = this.navigation.location.get()
      // At once, before the player closes the alert: later failures with this token then count as earlier
      // ones.
      this.session.end('expired')
      const toLogin = (): void => this.#toLogin(`${pathname}${search}${hash}`)
      void this.#alert(show).then(toLogin, toLogin)
    } else void this.#alert(show).catch(() => undefined)
  }

  /** Does nothing when a member's page has already led there, or the player has logged in meanwhile. */
  #toLogin(from: string): void {
    const there = this.navigation.location.get().pathname === LOGIN_PATH
    if (!there && !this.session.current.get()) this.navigation.redirectToLogin(from)
  }

  async #alert(show: ReturnType<typeof reactionTo>['show']): Promise<void> {
    if (show.how !== 'alert') return
    const title = this.i18n.translate('kernel')('notice')
    await this.overlays.alert({ title, message: this.#messageOf(show.text), priority: show.priority })
  }

  #messageOf(text: UserMessage): string {
    return 'key' in text ? this.i18n.translate('kernel')(text.key) : text.message
  }
}

/** Input by which the player starts something new, whose spinner may be shown. */
const USER_INPUT_EVENTS = ['pointerdown', 'keydown'] as const

/**
 * Dismisses spinners after a failure: all current ones, and those that other callers show within three
 * seconds (ER-05), unless the player has acted since.
 */
export class SpinnerDismisser {
  #end: Disposer | undefined

  constructor(private readonly overlays: Pick<OverlaysService, 'view' | 'endLoadings'>) {}

  start(): void {
    void this.#end?.()
    const { overlays } = this
    const dismiss = (): void => {
      if (overlays.view.get().loadings.length > 0) overlays.endLoadings()
    }
    const unsubscribe = overlays.view.subscribe(dismiss)
    const end = (): void => {
      unsubscribe()
      clearTimeout(timer)
      for (const event of USER_INPUT_EVENTS) removeEventListener(event, end, true)
    }
    const timer = setTimeout(end, SPINNER_DISMISS_MS)
    for (const event of USER_INPUT_EVENTS) addEventListener(event, end, true)
    this.#end = end
    dismiss()
  }
}

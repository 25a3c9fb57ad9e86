import {
  checkUrl,
  type ContextOf,
  createStore,
  type Disposer,
  type FactArea,
  HttpError,
  type ServicesOf,
  type Shell,
  type Store,
} from '@foyer/sdk'
import type { InstallModal } from '../../install/contract/install-modal.ts'
import { track } from '../../tracking/contract.ts'
import { findGame, type GameCard, gameLaunched } from '../contract.ts'
import { markLaunched } from '../shared/launch-address.ts'
import { type LaunchFailure, launchFailure, TIMED_OUT, UNSAFE_ADDRESS } from '../shared/launch-failure.ts'
import { placeOf, trackedGame } from '../shared/launched-game.tsx'
import {
  APP_RULE_CHECK_MS,
  APP_SWITCH,
  LAUNCH_LOADING_DELAY_MS,
  LAUNCH_LOADING_MS,
  LAUNCH_REDIRECT_LIMIT_MS,
  LAUNCH_SLOW_MS,
  launchGame,
  MODAL_LATEST_MS,
} from './endpoints.ts'
import { IDLE, isInProgress, type LaunchAction, type LaunchState, launchState } from './launch-state.ts'
import type { manifest } from './manifest.ts'
import { type GameLaunch, launchBody } from './read-launch.ts'

/** What a launch reads before it begins (RO-03). */
export interface AppFacts {
  readonly shell: Shell
  /** The merchant's switches; `undefined`: they have not arrived. */
  readonly switches: FactArea
  /** The status is still under way. */
  readonly statusPending: boolean
  /** A plugin provides the install modal now. */
  readonly modal: boolean
  /** Age of the page, in milliseconds: the install modal's plugin starts soon after the page, and not with it. */
  readonly pageAgeMs: number
}

/**
 * What comes first. `launch`: the game. `modal`: the install modal. `wait`: it is not known yet. `notice`: the game, with a
 * notice that there is no app.
 */
export type AppRule = 'launch' | 'modal' | 'wait' | 'notice'

/**
 * STARTGAMEINAPP3: games require the installed app (RO-03). Pure. The native app and the home screen are installed; without
 * a status the game launches.
 */
export function appRule({ shell, switches, statusPending, modal, pageAgeMs }: AppFacts): AppRule {
  if (shell !== 'browser') return 'launch'
  if (switches === undefined) return statusPending ? 'wait' : 'launch'
  if (switches[APP_SWITCH] !== true) return 'launch'
  if (modal) return 'modal'
  return pageAgeMs < MODAL_LATEST_MS ? 'wait' : 'notice'
}

/**
 * One launch, with its retries: the install modal where the game needs the app (RO-03); 150 ms, call, event, redirect; a
 * failure after 10 s (ST-17).
 */
export class LaunchFlow {
  readonly state: Store<LaunchState>
  readonly #state = createStore<LaunchState>(IDLE)
  readonly #context: ContextOf<typeof manifest>
  readonly #services: ServicesOf<typeof manifest>
  readonly #game: GameLaunch
  readonly #findModal: () => InstallModal | undefined
  /** What the running launch must undo: the pause of the overlays, timers, call. */
  #disposers: Disposer[] = []

  /** @param findModal the install modal that a plugin provides at the time of the call */
  constructor(
    context: ContextOf<typeof manifest>,
    services: ServicesOf<typeof manifest>,
    game: GameLaunch,
    findModal: () => InstallModal | undefined,
  ) {
    this.state = this.#state
    this.#context = context
    this.#services = services
    this.#game = game
    this.#findModal = findModal
  }

  /** The game's page is shown: call it once. */
  show(): void {
    track(this.#context, { name: 'viewContent', payload: trackedGame(this.#game, this.#card()) })
  }

  /**
   * Launches, or launches again, or opens the install modal: at once, within the player's tap. Ignored while a launch runs.
   */
  start(): void {
    if (this.#dispatch({ type: 'ask' })) this.#followRule()
  }

  #followRule(): void {
    const { device, site } = this.#services
    const modal = this.#findModal()
    const rule = appRule({
      shell: device.shell,
      switches: site.switches.get(),
      statusPending: site.state.get() === 'pending',
      modal: modal !== undefined,
      pageAgeMs: performance.now(),
    })
    if (rule === 'wait')
      this.#disposers = [this.#context.timeout(() => this.#followRule(), APP_RULE_CHECK_MS)]
    else if (rule === 'modal' && modal) void this.#openModal(modal)
    else this.#launch(rule === 'notice')
  }

  async #openModal(modal: InstallModal): Promise<void> {
    let isAsking = true
    this.#disposers = [() => void (isAsking = false)]
    const opened = await modal.open('game').catch((error: unknown) => {
      this.#context.logger.error(error)
      return false
    })
    if (!isAsking) return
    if (opened) this.#dispatch({ type: 'closed' })
    else this.#launch(true)
  }

  /** @param notice says first that this device has no app */
  #launch(notice: boolean): void {
    if (!this.#dispatch({ type: 'start' })) return
    const { i18n, overlays } = this.#services
    if (notice) overlays.toast(i18n.translate<'games.launch'>(this.#context.id)('no_app'))
    this.#disposers = [
      // The screen itself shows that it loads; nothing of the queue may open over it (OV-30).
      overlays.loading(undefined, { ms: LAUNCH_LOADING_MS, inline: true }),
      this.#context.timeout(() => this.#fail(TIMED_OUT), LAUNCH_REDIRECT_LIMIT_MS),
      this.#context.timeout(() => void this.#call(), LAUNCH_LOADING_DELAY_MS),
      this.#context.timeout(() => void this.#dispatch({ type: 'delay' }), LAUNCH_SLOW_MS),
    ]
  }

  /** Ends the launch: on a cancel, on Back out of the game to a cached page, when the screen closes. */
  reset(): void {
    this.#dispatch({ type: 'return' })
  }

  async #call(): Promise<void> {
    if (!this.#dispatch({ type: 'shown' })) return
    const call = new AbortController()
    this.#disposers.push(() => call.abort())
    const { i18n, site } = this.#services
    const body = launchBody(this.#game, {
      origin: location.origin,
      merchant: site.merchant.name,
      lobbyVendors: this.#context.settings.lobbyVendors,
      name: this.#card()?.name,
      language: i18n.language.get(),
    })
    const outcome = await this.#services.http
      .call(launchGame, { body, alert: false, signal: call.signal })
      .then(
        (url) => ({ url }),
        (error: unknown) => ({ error }),
      )
    if (call.signal.aborted) return
    if ('url' in outcome) this.#leave(outcome.url)
    else {
      if (!(outcome.error instanceof HttpError)) this.#context.logger.error(outcome.error)
      this.#fail(launchFailure(outcome.error))
    }
  }

  #leave(url: string): void {
    if (!this.#dispatch({ type: 'answered' })) return
    // An address that navigation refuses launches nothing.
    if (checkUrl(url, { kind: 'https' })) this.#noteLaunch()
    // Back from the game leads to where it was launched from, and not to this screen.
    if (!this.#services.navigation.navigateExternal(url, { replace: true })) this.#fail(UNSAFE_ADDRESS)
  }

  /** Before the page is left, so that tracking plugins receive it. */
  #noteLaunch(): void {
    const { vendor, code, backPath } = this.#game
    const card = this.#card()
    const launched = {
      vendor,
      code,
      backUrl: backPath,
      ...(card && { name: card.name }),
      ...placeOf(this.#game, card),
    }
    try {
      this.#context.emit(gameLaunched, launched)
    } catch {
      // The host refuses a flood of events, and has reported it: the game opens all the same.
    }
    track(this.#context, { name: 'gameLaunch', payload: trackedGame(this.#game, card) })
    markLaunched()
  }

  /** The card of the game, where a lane lists it now. */
  #card(): GameCard | undefined {
    return findGame(this.#services.catalogue?.state.get().lanes ?? [], this.#game)
  }

  #fail(failure: LaunchFailure): void {
    this.#dispatch({ type: 'fail', failure })
  }

  /** Whether the action changed the state. The end of a launch also undoes what it set up. */
  #dispatch(action: LaunchAction): boolean {
    const before = this.#state.get()
    const next = launchState(before, action)
    if (next === before) return false
    if (!isInProgress(next)) for (const undo of this.#disposers.splice(0)) void undo()
    this.#state.set(next)
    return true
  }
}

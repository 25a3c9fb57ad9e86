import {
  type ContextOf,
  createStore,
  type Disposer,
  HttpError,
  type ServicesOf,
  type Store,
} from '@foyer/sdk'
import { gameLaunched } from '../contract.ts'
import { LAUNCH_LOADING_DELAY_MS, LAUNCH_LOADING_MS, LAUNCH_REDIRECT_LIMIT_MS } from './constants.ts'
import { launchGame } from './endpoints.ts'
import { markLaunched } from './launch-history-state.ts'
import { type LaunchFailure, launchFailure, TIMED_OUT, UNSAFE_ADDRESS } from './launch-failure.ts'
import { IDLE, isInProgress, type LaunchAction, type LaunchState, launchState } from './launch-state.ts'
import type { manifest } from './manifest.ts'
import type { GameLaunch } from './read-launch.ts'

export interface LaunchFlowOptions {
  readonly game: GameLaunch
  /** Text under the spinner. */
  readonly loadingText: string
  /** Shows a failure to the player; called once for each. */
  readonly onFailure: (failure: LaunchFailure) => void
}

/** One launch, with its retries: spinner, 150 ms, call, event, redirect; a warning after 10 s (ST-17). */
export class LaunchFlow {
  readonly state: Store<LaunchState>
  readonly #state = createStore<LaunchState>(IDLE)
  readonly #context: ContextOf<typeof manifest>
  readonly #services: ServicesOf<typeof manifest>
  readonly #options: LaunchFlowOptions
  /** What the running launch must undo: spinner, timers, call. */
  #disposers: Disposer[] = []

  constructor(
    context: ContextOf<typeof manifest>,
    services: ServicesOf<typeof manifest>,
    options: LaunchFlowOptions,
  ) {
    this.state = this.#state
    this.#context = context
    this.#services = services
    this.#options = options
  }

  /** Launches, or launches again. Ignored while a launch runs. */
  start(): void {
    if (!this.#dispatch({ type: 'start' })) return
    this.#disposers = [
      this.#services.overlays.loading(this.#options.loadingText, { ms: LAUNCH_LOADING_MS }),
      this.#context.timeout(() => this.#fail(TIMED_OUT), LAUNCH_REDIRECT_LIMIT_MS),
      this.#context.timeout(() => void this.#call(), LAUNCH_LOADING_DELAY_MS),
    ]
  }

  /** Call on Back out of the game to a cached page, or when the screen closes. Ignores a late answer. */
  reset(): void {
    this.#dispatch({ type: 'return' })
  }

  async #call(): Promise<void> {
    if (!this.#dispatch({ type: 'shown' })) return
    const { code, backPath, playType } = this.#options.game
    const call = new AbortController()
    this.#disposers.push(() => call.abort())
    const backUrl = `${location.origin}${backPath}`
    const body = { gameCode: code, hasLobby: false, backUrl, ...(playType ? { playType } : {}) }
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
    const { vendor, code, backPath } = this.#options.game
    // Before the page is left, so that tracking plugins receive it.
    this.#context.emit(gameLaunched, { vendor, code, backUrl: backPath })
    markLaunched()
    if (!this.#services.navigation.navigateExternal(url)) this.#fail(UNSAFE_ADDRESS)
  }

  #fail(failure: LaunchFailure): void {
    if (this.#dispatch({ type: 'fail', failure })) this.#options.onFailure(failure)
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

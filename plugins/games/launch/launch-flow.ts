import {
  type ContextOf,
  createStore,
  type Disposer,
  HttpError,
  type ServicesOf,
  type Store,
} from '@foyer/sdk'
import { findGame, gameLaunched } from '../contract.ts'
import {
  LAUNCH_LOADING_DELAY_MS,
  LAUNCH_LOADING_MS,
  LAUNCH_REDIRECT_LIMIT_MS,
  LAUNCH_SLOW_MS,
} from './constants.ts'
import { launchGame } from './endpoints.ts'
import { markLaunched } from './launch-history-state.ts'
import { type LaunchFailure, launchFailure, TIMED_OUT, UNSAFE_ADDRESS } from './launch-failure.ts'
import { IDLE, isInProgress, type LaunchAction, type LaunchState, launchState } from './launch-state.ts'
import type { manifest } from './manifest.ts'
import type { GameLaunch } from './read-launch.ts'

/** One launch, with its retries: 150 ms, call, event, redirect; a failure after 10 s (ST-17). */
export class LaunchFlow {
  readonly state: Store<LaunchState>
  readonly #state = createStore<LaunchState>(IDLE)
  readonly #context: ContextOf<typeof manifest>
  readonly #services: ServicesOf<typeof manifest>
  readonly #game: GameLaunch
  /** What the running launch must undo: the pause of the overlays, timers, call. */
  #disposers: Disposer[] = []

  constructor(context: ContextOf<typeof manifest>, services: ServicesOf<typeof manifest>, game: GameLaunch) {
    this.state = this.#state
    this.#context = context
    this.#services = services
    this.#game = game
  }

  /** Launches, or launches again. Ignored while a launch runs. */
  start(): void {
    if (!this.#dispatch({ type: 'start' })) return
    this.#disposers = [
      // The screen itself shows that it loads; nothing of the queue may open over it (OV-30).
      this.#services.overlays.loading(undefined, { ms: LAUNCH_LOADING_MS, inline: true }),
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
    const { code, backPath, playType } = this.#game
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
    const { vendor, code, backPath, nodeId, roomId } = this.#game
    const name = findGame(this.#services.catalogue?.state.get().lanes ?? [], this.#game)?.name
    // Before the page is left, so that tracking plugins receive it.
    this.#context.emit(gameLaunched, {
      vendor,
      code,
      backUrl: backPath,
      ...(name !== undefined && { name }),
      ...(nodeId !== undefined && { nodeId }),
      ...(roomId !== undefined && { roomId }),
    })
    markLaunched()
    // Back from the game leads to where it was launched from, and not to this screen.
    if (!this.#services.navigation.navigateExternal(url, { replace: true })) this.#fail(UNSAFE_ADDRESS)
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

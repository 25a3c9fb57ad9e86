import {
  checkUrl,
  CodedError,
  type ContextOf,
  createStore,
  type Disposer,
  HttpError,
  type ServicesOf,
  type Store,
} from '@foyer/sdk'
import { track } from '../../tracking/contract.ts'
import { findGame } from '../contract.ts'
import { launchFailure, UNSAFE_ADDRESS } from '../shared/launch-failure.ts'
import { markLaunched } from '../shared/launch-address.ts'
import { placeOf, trackedGame } from '../shared/launched-game.tsx'
import { TRIAL_TIMEOUT_MS } from './constants.ts'
import { launchTrial } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import type { Trial } from './trial-address.ts'
import { ASKING, type TrialAction, type TrialState, trialState } from './trial-state.ts'

/** One trial game, with its retries: call, then the frame, or the whole window where the vendor forbids frames (CA-24). */
export class TrialFlow {
  readonly state: Store<TrialState>
  readonly #state = createStore<TrialState>(ASKING)
  readonly #context: ContextOf<typeof manifest>
  readonly #services: ServicesOf<typeof manifest>
  readonly #trial: Trial
  #call: AbortController | undefined
  #timer: Disposer | undefined

  constructor(context: ContextOf<typeof manifest>, services: ServicesOf<typeof manifest>, trial: Trial) {
    this.state = this.#state
    this.#context = context
    this.#services = services
    this.#trial = trial
  }

  /** Opens the trial; its page is shown now. */
  open(): void {
    const lanes = this.#services.catalogue?.state.get().lanes ?? []
    const payload = trackedGame(this.#trial, findGame(lanes, this.#trial))
    track(this.#context, { name: 'viewContent', payload })
    void this.#ask()
  }

  /** Asks again after a failure. */
  retry(): void {
    if (this.#dispatch({ type: 'ask' })) void this.#ask()
  }

  /** The frame has loaded a page. */
  loaded(): void {
    this.#dispatch({ type: 'load' })
    void this.#timer?.()
  }

  /** Ends the call: the screen is closed. */
  close(): void {
    this.#call?.abort()
    void this.#timer?.()
  }

  async #ask(): Promise<void> {
    const { signal } = (this.#call = new AbortController())
    const { code } = this.#trial
    const lanes = this.#services.catalogue?.state.get().lanes ?? []
    const { nodeId } = placeOf(this.#trial, findGame(lanes, this.#trial))
    const query = { gameId: code, nodeId, platform: 'html5' }
    try {
      const url = await this.#services.http.call(launchTrial, { query, alert: false, signal })
      if (!signal.aborted) this.#show(url)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof HttpError)) this.#context.logger.error(error)
      this.#dispatch({ type: 'fail', failure: launchFailure(error) })
    }
  }

  #show(url: string): void {
    const { vendor, code } = this.#trial
    if (!checkUrl(url, { kind: 'https' })) {
      this.#context.logger.error(new CodedError('TG-ADDRESS', `the trial of ${code} has no https address`))
      this.#dispatch({ type: 'fail', failure: UNSAFE_ADDRESS })
    } else if (this.#context.settings.windowVendors.includes(vendor)) {
      if (!this.#dispatch({ type: 'leave' })) return
      markLaunched()
      this.#services.navigation.navigateExternal(url, { replace: true })
    } else if (this.#dispatch({ type: 'answer', url })) {
      this.#timer = this.#context.timeout(() => {
        if (!this.#dispatch({ type: 'delay' })) return
        this.#context.logger.error(
          new CodedError('TG-FRAME', `the trial of ${code} by ${vendor} did not load`),
        )
      }, TRIAL_TIMEOUT_MS)
    }
  }

  /** Whether the action changed the state. */
  #dispatch(action: TrialAction): boolean {
    const before = this.#state.get()
    const next = trialState(before, action)
    this.#state.set(next)
    return next !== before
  }
}

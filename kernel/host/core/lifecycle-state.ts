import type { PluginState } from '@foyer/sdk'
import type { Activation } from '@foyer/sdk/internal'

/** Something that was done for a plugin, and how to undo it. */
export interface Effect {
  undo(): void | PromiseLike<void>
}

/** One activation of a plugin, as its lifecycle sees it. */
export interface PluginRun {
  /** What the plugin's components work with; the same object from start to stop. */
  readonly activation: Activation
  /** From here on every call of its context throws. */
  close(): void
  /** Takes out the youngest effect that is not undone. */
  takeLastEffect(): Effect | undefined
}

/** States in which nothing of a plugin runs. */
export type RestingState = 'registered' | 'off' | 'failed' | 'quarantined'

/** Where a plugin is. Only `nextLifecycle` makes these. All have the same fields, so that reading them is fast. */
export type Lifecycle =
  /** `failed` is true for the state `failed` alone. */
  | {
      readonly state: RestingState
      readonly run: undefined
      readonly outdated: false
      readonly failed: boolean
    }
  /** Its code is fetched; then its services are awaited. */
  | { readonly state: 'waiting'; readonly run: undefined; readonly outdated: false; readonly failed: false }
  /** `outdated`: its settings or a service have changed, so it is stopped, and started again. */
  | {
      readonly state: 'activating' | 'active'
      readonly run: PluginRun
      readonly outdated: boolean
      readonly failed: false
    }
  /** `failed`: it stops because it failed, and rests as `failed` afterwards. */
  | {
      readonly state: 'disposing'
      readonly run: PluginRun
      readonly outdated: false
      readonly failed: boolean
    }

export type LifecycleEvent =
  | 'start'
  /** Its code is there, and so are its services; comes with the run. */
  | 'activate'
  | 'activated'
  /** Its settings or a service have changed. */
  | 'outdate'
  | 'stop'
  | 'fail'
  /** A failure no longer counts. */
  | 'recover'
  /** It comes to rest, or rests for another reason. */
  | RestingState

const resting = (state: RestingState): Lifecycle => ({
  state,
  run: undefined,
  outdated: false,
  failed: state === 'failed',
})
const RESTING: Readonly<Record<RestingState, Lifecycle>> = {
  registered: resting('registered'),
  off: resting('off'),
  failed: resting('failed'),
  quarantined: resting('quarantined'),
}
export const REGISTERED = RESTING.registered
const WAITING: Lifecycle = { state: 'waiting', run: undefined, outdated: false, failed: false }

/** The whole life of a plugin (KN-03). An event that means nothing in a state leaves it as it is. */
export function nextLifecycle(from: Lifecycle, event: LifecycleEvent, run?: PluginRun): Lifecycle {
  switch (from.state) {
    case 'registered':
      return event === 'start' ? WAITING : restingAs(from, event)
    case 'off':
    case 'quarantined':
      return restingAs(from, event)
    case 'failed':
      return event === 'recover' ? REGISTERED : restingAs(from, event)
    case 'waiting':
      if (event === 'fail') return RESTING.failed
      if (event === 'activate' && run) return { state: 'activating', run, outdated: false, failed: false }
      return restingAs(from, event)
    case 'activating':
    case 'active': {
      const { state, outdated } = from
      if (event === 'activated' && state === 'activating')
        return { state: 'active', run: from.run, outdated, failed: false }
      if (event === 'outdate' && !outdated) return { state, run: from.run, outdated: true, failed: false }
      if (event === 'stop' || event === 'fail')
        return { state: 'disposing', run: from.run, outdated: false, failed: event === 'fail' }
      return from
    }
    case 'disposing':
      if (event === 'recover' && from.failed)
        return { state: 'disposing', run: from.run, outdated: false, failed: false }
      return restingAs(from, event)
  }
}

function restingAs(from: Lifecycle, event: LifecycleEvent): Lifecycle {
  return event in RESTING ? RESTING[event as RestingState] : from
}

/** Whether a change of state begins or ends an attempt to run: what was awaited before it is of no use any more. */
export const isNewGeneration = (from: PluginState, to: PluginState): boolean =>
  to === 'waiting' || to === 'disposing' || (from === 'waiting' && to !== 'activating')

import type { PluginState } from '@foyer/sdk'
import type { Activation } from '@foyer/sdk/internal'

/** An effect of a plugin, with its undo. */
export interface Effect {
  /** The method of the context that made it; absent: a contribution, or what is undone at the end. */
  readonly call?: string | undefined
  /** What names it: an event's id, milliseconds, an address. */
  readonly of?: unknown
  undo(): void | PromiseLike<void>
}

/** The part of an activation that the lifecycle uses. */
export interface PluginRun {
  /** What the plugin's components use; the same object from start to stop. */
  readonly activation: Activation
  /** What is not undone yet, oldest first. */
  readonly effects: readonly Effect[]
  /** Makes every later call of its context throw. */
  close(): void
  /** Removes and returns the latest effect that is not undone. */
  takeLastEffect(): Effect | undefined
}

/** States in which nothing of a plugin runs. */
export type RestingState = 'registered' | 'off' | 'failed' | 'quarantined'

/**
 * The state of a plugin. Only `nextLifecycle` creates these. All have the same fields, so that reading them
 * is fast.
 */
export type Lifecycle =
  /** `failed` is true for the state `failed` alone. */
  | {
      readonly state: RestingState
      readonly run: undefined
      readonly outdated: false
      readonly failed: boolean
    }
  /** Its code is being fetched, then its services are awaited. */
  | { readonly state: 'waiting'; readonly run: undefined; readonly outdated: false; readonly failed: false }
  /** `outdated`: its settings or a service have changed, so it will be restarted. */
  | {
      readonly state: 'activating' | 'active'
      readonly run: PluginRun
      readonly outdated: boolean
      readonly failed: false
    }
  /** `failed`: it stops because it failed, and is `failed` afterwards. */
  | {
      readonly state: 'disposing'
      readonly run: PluginRun
      readonly outdated: false
      readonly failed: boolean
    }

export type LifecycleEvent =
  | 'start'
  /** Its code and its services are available; the event carries the run. */
  | 'activate'
  | 'activated'
  /** Its settings or a service have changed. */
  | 'outdate'
  | 'stop'
  | 'fail'
  /** A failure no longer counts. */
  | 'recover'
  /** It has stopped, or is stopped for another reason. */
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

/** The state machine of a plugin (KN-03). A state ignores events that it does not handle. */
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

/**
 * Whether a change of state begins or ends an attempt to run: results that were awaited before it are
 * ignored.
 */
export const isNewGeneration = (from: PluginState, to: PluginState): boolean =>
  to === 'waiting' || to === 'disposing' || (from === 'waiting' && to !== 'activating')

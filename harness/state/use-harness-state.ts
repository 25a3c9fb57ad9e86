import { useEffect, useRef, useState } from 'react'
import { patchWorld, type StateOptions, type WorldPatch } from '../gateway-client.ts'
import { type HarnessState, readState, startUrl, writeState } from './harness-state.ts'
import { stateChange } from './state-change.ts'

/** How many changes can be undone. */
const UNDONE = 50

/** A state, and those before it that can be undone, the oldest first. */
interface Step {
  readonly state: HarnessState
  readonly past: readonly HarnessState[]
}

interface Given {
  /** Of the harness' own host. */
  readonly merchant: string
  readonly options: Pick<StateOptions, 'scenarios' | 'merchants'> | undefined
  /** The frame's page goes: another one comes. */
  readonly onLeave: () => void
  /** The running world has changed. */
  readonly onPatched: (patch: WorldPatch) => void
  readonly onError: (error: unknown) => void
}

export interface HarnessStates {
  readonly state: HarnessState
  /** Changes that are applied live do not load it anew. */
  readonly frame: { readonly url: string; readonly revision: number }
  /** Brings the frame to another state: live where that can be. */
  change(next: HarnessState): void
  /** Makes a new world of the state and loads it in the frame. */
  start(next: HarnessState): void
  /** Notes a change that the frame has already. It is a pure function. */
  note(next: (now: HarnessState) => HarnessState): void
  /** Absent: nothing can be undone. */
  readonly undo: (() => void) | undefined
}

/**
 * The panel's state, which the address contains, and what the frame shows of it. Patches go to the gateway one after another; the
 * state before is shown again where one fails.
 */
export function useHarnessState({ merchant, options, onLeave, onPatched, onError }: Given): HarnessStates {
  const [{ state, past }, setStep] = useState((): Step => ({
    state: readState(location.search, merchant),
    past: [],
  }))
  const [frame, setFrame] = useState(() => ({ url: startUrl(state), revision: 0 }))
  /** What is shown, and what the frame's world has of it. */
  const latest = useRef<Step>({ state, past })
  const applied = useRef<Step>({ state, past })
  const patches = useRef(Promise.resolve())
  const changes = useRef(0)
  const world = useRef(0)

  useEffect(() => history.replaceState(null, '', `?${writeState(state)}${location.hash}`), [state])

  const show = (step: Step): void => {
    latest.current = step
    setStep(step)
  }
  const startStep = (step: Step): void => {
    // Another merchant has another host.
    if (step.state.merchant !== merchant) return location.assign(`?${writeState(step.state)}${location.hash}`)
    world.current++
    onLeave()
    applied.current = step
    show(step)
    setFrame(({ revision }) => ({ url: startUrl(step.state), revision: revision + 1 }))
  }
  /** Patches and notes of an earlier world are dropped. */
  const queue = (action: (isCurrent: () => boolean) => void | Promise<void>): void => {
    const of = world.current
    const isCurrent = (): boolean => world.current === of
    patches.current = patches.current
      .then(() => (isCurrent() ? action(isCurrent) : undefined))
      .catch((error: unknown) => onError(error))
  }
  const go = (step: Step): void => {
    if (!options || stateChange(latest.current.state, step.state, options).kind === 'start')
      return startStep(step)
    show(step)
    const number = ++changes.current
    queue(async (isCurrent) => {
      // From what the world has: an earlier patch may have failed.
      const change = stateChange(applied.current.state, step.state, options)
      const patch = change.kind === 'live' ? change.patch : undefined
      try {
        if (patch) await patchWorld(patch)
      } catch (error) {
        if (!isCurrent()) return
        if (changes.current === number) show(applied.current)
        return onError(error)
      }
      if (!isCurrent()) return
      applied.current = step
      if (patch) onPatched(patch)
    })
  }
  const after = ({ state: before, past: earlier }: Step, next: HarnessState): Step => ({
    state: next,
    past: [...earlier, before].slice(-UNDONE),
  })
  return {
    state,
    frame,
    change: (next) => go(after(latest.current, next)),
    start: (next) => startStep({ ...latest.current, state: next }),
    note(next) {
      show(after(latest.current, next(latest.current.state)))
      queue(() => {
        const before = applied.current
        applied.current = after(before, next(before.state))
        // What was shown has been taken back meanwhile.
        if (latest.current === before) show(applied.current)
      })
    },
    undo:
      past.length === 0
        ? undefined
        : () => {
            const { past: all } = latest.current
            const before = all.at(-1)
            if (before) go({ state: before, past: all.slice(0, -1) })
          },
  }
}

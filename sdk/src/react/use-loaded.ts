import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { REACHABILITY } from '../services/reachability.ts'
import { SESSION } from '../services/session.ts'
import { createStore } from '../store.ts'
import { useAbortSignal, useService, useStore } from './hooks.ts'

/** What a screen knows of what it loads. */
export type LoadState<T> =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly value: T }
  | { readonly step: 'failed'; readonly error: unknown }

/** What a screen has loaded, and what it can do with it. */
export interface Loaded<T> {
  readonly state: LoadState<T>
  /** Loads it again. What is shown stays until the answer is there, and where it fails. Resolves with the answer; never rejects. */
  readonly reload: () => Promise<T | undefined>
  /** Changes what is shown, as a call of the screen has changed it at the gateway. */
  readonly change: (next: (value: T) => T) => void
}

const LOADING = { step: 'loading' } as const
const NOBODY = createStore(undefined)

/**
 * Loads what a screen shows of a member: when it opens, in another language, for another member, whom it shows nothing of the
 * earlier one's, and after a failure when the network is back. Only the latest answer counts.
 *
 * @param load - may reject; the error is the state's
 * @param language - of what is loaded; empty where another one mounts the component anew
 * @example
 * const language = useStore(i18n.language)
 * const { state, reload } = useLoaded((signal) => http.call(getRewards, { alert: false, signal }), language)
 * if (state.step === 'failed') return <Trouble error={state.error} retry={() => void reload()} />
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, language: string): Loaded<T> {
  const reachability = useService(REACHABILITY)
  const [state, setState] = useState<LoadState<T>>(LOADING)
  const current = useStore(useService(SESSION)?.current ?? NOBODY)?.id
  const [member, setMember] = useState(current)
  // Whose session ends is led to the log-in: what is shown stays until then.
  if (current !== undefined && current !== member) {
    setMember(current)
    setState(LOADING)
  }
  const of = `${member ?? ''} ${language}`
  const signal = useAbortSignal(of)
  /** What is shown is not the latest: the last call failed. */
  const [missed, setMissed] = useState(false)
  const latest = useRef(load)
  useLayoutEffect(() => void (latest.current = load), [load])
  const round = useRef(0)
  const loading = useRef(false)
  const ask = useCallback(async (): Promise<T | undefined> => {
    const own = ++round.current
    loading.current = true
    const ended = signal()
    const isCurrent = (): boolean => own === round.current && !ended.aborted
    try {
      const value = await latest.current(ended)
      if (isCurrent()) {
        setState({ step: 'ready', value })
        setMissed(false)
      }
      return value
    } catch (error) {
      if (isCurrent()) {
        setState((before) => (before.step === 'ready' ? before : { step: 'failed', error }))
        setMissed(true)
      }
      return undefined
    } finally {
      if (own === round.current) loading.current = false
    }
  }, [signal])
  useEffect(() => void ask(), [ask, of])
  const reload = useCallback((): Promise<T | undefined> => {
    setState((before) => (before.step === 'failed' ? LOADING : before))
    return ask()
  }, [ask])
  useEffect(
    () => (missed ? reachability?.onReturn(() => void reload()) : undefined),
    [missed, reachability, reload],
  )
  const change = useCallback(
    (next: (value: T) => T): void => {
      setState((before) => (before.step === 'ready' ? { ...before, value: next(before.value) } : before))
      // An answer that is under way tells of the time before the change: it is asked for again.
      if (loading.current) void ask()
    },
    [ask],
  )
  return { state, reload, change }
}

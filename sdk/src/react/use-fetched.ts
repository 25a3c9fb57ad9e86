import { useEffect, useRef, useState } from 'react'
import { REACHABILITY } from '../services/reachability.ts'
import { useService } from './hooks.ts'

/** The state of a fetch. */
export type Fetched<T> =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly value: T }
  /** The fetch failed. `retry` fetches again, and so does the return of the network. */
  | { readonly step: 'failed'; readonly retry: () => void }

const LOADING = { step: 'loading' } as const

/**
 * Fetches something when the component mounts, such as a further part of its plugin's code: once per mount.
 * Unlike `lazy` of React, which remembers a failure for good, it fetches again when the network is back.
 *
 * @example
 * const screen = useFetched(async () => (await import('./large-screen.tsx')).LargeScreen)
 * if (screen.step === 'ready') return <screen.value />
 * return screen.step === 'loading' ? <Skeleton /> : <Trouble retry={screen.retry} />
 */
export function useFetched<T>(fetch: () => Promise<T>): Fetched<T> {
  const reachability = useService(REACHABILITY)
  const [state, setState] = useState<Fetched<T>>(LOADING)
  const latest = useRef(fetch)
  useEffect(() => {
    let gone = false
    const ask = (): void => {
      latest.current().then(
        (value) => gone || setState({ step: 'ready', value }),
        () => gone || setState({ step: 'failed', retry }),
      )
    }
    const retry = (): void => {
      setState(LOADING)
      ask()
    }
    ask()
    return () => {
      gone = true
    }
  }, [])
  const { step } = state
  useEffect(
    () => (step === 'failed' ? reachability?.onReturn(state.retry) : undefined),
    [reachability, state, step],
  )
  return state
}

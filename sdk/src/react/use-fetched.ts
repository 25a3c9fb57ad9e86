import { useEffect, useRef, useState } from 'react'
import { REACHABILITY } from '../services/reachability.ts'
import { useService } from './hooks.ts'

/** How far something is that comes by the network. */
export type Fetched<T> =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly value: T }
  /** It did not come. `retry` asks again, and so does the return of the network. */
  | { readonly step: 'failed'; readonly retry: () => void }

const LOADING = { step: 'loading' } as const

/**
 * Something that a component fetches when it is first shown, such as a further part of its plugin's code: once for each time
 * that it is mounted. Unlike `lazy` of React, which notes a failure for good, it is asked for again when the network is back.
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

import { useEffect, useEffectEvent } from 'react'
import { type StateOptions, stateOptions } from '../gateway-client.ts'
import { forGateway, type HarnessState, writeState } from './harness-state.ts'

/** Asks the gateway what it offers, and what it notes about the state: at first and for each other state. */
export function useStateOptions(
  state: HarnessState,
  onOffered: (options: StateOptions) => void,
  onError: (error: unknown) => void,
): void {
  const query = writeState(forGateway(state))
  const offered = useEffectEvent(onOffered)
  const failed = useEffectEvent(onError)
  useEffect(() => {
    let latest = true
    stateOptions(query).then(
      (options) => {
        if (latest) offered(options)
      },
      (error: unknown) => {
        if (latest) failed(error)
      },
    )
    return () => {
      latest = false
    }
  }, [query])
}

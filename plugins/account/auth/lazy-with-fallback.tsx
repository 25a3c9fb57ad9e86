import { usePluginContext, useFetched } from '@foyer/sdk'
import type { FunctionComponent, ReactNode } from 'react'
import type { manifest } from './manifest.ts'

interface LazyOptions<Props> {
  readonly load: () => Promise<FunctionComponent<Props>>
  /** Stands until it is there. */
  readonly fallback?: ReactNode
  /** Stands where its code could not be fetched. */
  readonly failed?: FunctionComponent<{ readonly retry: () => void }>
}

/** A component whose code, with the merchant's rules for it, comes when it is first shown. */
export const lazyWithFallback = <Props extends object>({
  load,
  fallback,
  failed: Failed,
}: LazyOptions<Props>) =>
  function LazyWithFallback(props: Props): ReactNode {
    const { settingsReady } = usePluginContext<typeof manifest>()
    const loaded = useFetched(async () => {
      const [component] = await Promise.all([load(), settingsReady])
      return component
    })
    if (loaded.step === 'ready') return <loaded.value {...props} />
    if (loaded.step === 'loading') return fallback
    return Failed && <Failed retry={loaded.retry} />
  }

import { usePluginContext, useFetched } from '@foyer/sdk'
import type { FunctionComponent, ReactNode } from 'react'
import type { manifest } from './manifest.ts'

interface LazyOptions<Props> {
  readonly load: () => Promise<FunctionComponent<Props>>
  /** Shown until the component has loaded. */
  readonly fallback?: ReactNode
  /** Shown if the component's code could not be loaded. */
  readonly failed?: FunctionComponent<{ readonly retry: () => void }>
}

/** A component whose code and settings load when it is first shown. */
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

import { usePlugin, useFetched } from '@foyer/sdk'
import type { FunctionComponent, ReactNode } from 'react'
import type { manifest } from './manifest.ts'

interface Parts<Props> {
  readonly load: () => Promise<FunctionComponent<Props>>
  /** Stands until it is there. */
  readonly fallback?: ReactNode
  /** Stands where its code could not be fetched. */
  readonly failed?: FunctionComponent<{ readonly retry: () => void }>
}

/** A component whose code, with the merchant's rules for it, comes when it is first shown. */
export const late = <Props extends object>({ load, fallback, failed: Failed }: Parts<Props>) =>
  function Late(props: Props): ReactNode {
    const { settingsReady } = usePlugin<typeof manifest>()
    const part = useFetched(async () => {
      const [component] = await Promise.all([load(), settingsReady])
      return component
    })
    if (part.step === 'ready') return <part.value {...props} />
    if (part.step === 'loading') return fallback
    return Failed && <Failed retry={part.retry} />
  }

import { usePlugin } from '@foyer/sdk'
import { type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react'
import type { manifest } from './manifest.ts'

interface Parts<Props> {
  readonly load: () => Promise<FunctionComponent<Props>>
  /** Stands until it is there. */
  readonly fallback?: ReactNode
  /** Stands where its code did not load: Vite has told the page of it (vite:preloadError). */
  readonly instead: () => Promise<FunctionComponent> | FunctionComponent
}

/** A component whose code, with the merchant's rules for it, comes when it is first shown. */
export const late = <Props extends object>({ load, fallback, instead }: Parts<Props>) =>
  function Late(props: Props): ReactNode {
    const { settingsReady } = usePlugin<typeof manifest>()
    const [Loaded] = useState(() =>
      lazy<FunctionComponent<Props>>(async () => {
        try {
          const [component] = await Promise.all([load(), settingsReady])
          return { default: component }
        } catch {
          return { default: await instead() }
        }
      }),
    )
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    )
  }

import { pluginStories, useStoryText } from '@foyer/sdk/testing'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { definePlugin, plugin } from '../plugin.ts'
import { KernelContext } from './kernel-view.ts'
import { PluginBoundary } from './plugin-boundary.tsx'

export default { title: 'react / PluginBoundary' }

function Faulty(): ReactNode {
  throw new Error('what the boundary is for')
}

/** In a root of its own, which prints nothing: an error that is the point of a story is none of it. */
function Quiet({ children }: { readonly children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const kernel = useContext(KernelContext)
  useEffect(() => {
    const own = document.createElement('div')
    place.current?.replaceChildren(own)
    const root = createRoot(own, { onCaughtError: () => undefined })
    const view = kernel && { ...kernel, reportError: () => undefined }
    root.render(<KernelContext value={view}>{children}</KernelContext>)
    // Not at once: a root cannot be unmounted while another renders.
    return () => queueMicrotask(() => root.unmount())
  }, [children, kernel])
  return <div ref={place} style={{ padding: 16 }} />
}

function Fine(): ReactNode {
  const t = useStoryText()
  return (
    <PluginBoundary plugin="story.fine">
      <p>{t('What the plugin shows')}</p>
    </PluginBoundary>
  )
}
/** @param fallback a text in its place, or none; by default the boundary's own */
function Broken({ fallback }: { readonly fallback?: string | null }): ReactNode {
  const t = useStoryText()
  return (
    <Quiet>
      <p>{t('What stands before it')}</p>
      {fallback === undefined ? (
        <PluginBoundary plugin="story.faulty">
          <Faulty />
        </PluginBoundary>
      ) : (
        <PluginBoundary plugin="story.faulty" fallback={fallback && <p>{t(fallback)}</p>}>
          <Faulty />
        </PluginBoundary>
      )}
      <p>{t('What stands after it')}</p>
    </Quiet>
  )
}

const manifest = definePlugin({ id: 'story.boundary', version: '1.0.0', sdk: '^1', title: 'Boundaries' })
const story = pluginStories(
  plugin(manifest, () => Promise.resolve({ Fine, Broken })),
  { texts: { something_went_wrong: 'Something went wrong', retry: 'Try again' } },
)

export const Usual = story('Fine')
/** It says so itself, and offers another try. */
export const Failed = story('Broken')
export const FailedWithFallback = story('Broken', { props: { fallback: 'What stands in its place' } })
/** Nothing stands in its place. */
export const FailedEmpty = story('Broken', { props: { fallback: null } })

import { useStoryText } from '@foyer/sdk/testing'
import { type ReactNode, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { PluginBoundary } from './plugin-boundary.tsx'

export default { title: 'react / PluginBoundary' }

function Faulty(): ReactNode {
  throw new Error('what the boundary is for')
}

/** In a root of its own, which prints nothing: an error that is the point of a story is none of it. */
function Quiet({ children }: { readonly children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const root = createRoot(place.current, { onCaughtError: () => undefined })
    root.render(children)
    // Not at once: a root cannot be unmounted while another renders.
    return () => queueMicrotask(() => root.unmount())
  }, [children])
  return <div ref={place} style={{ padding: 16 }} />
}

export function Usual(): ReactNode {
  const t = useStoryText()
  return (
    <PluginBoundary plugin="story.fine">
      <p>{t('What the plugin shows')}</p>
    </PluginBoundary>
  )
}
export function Failed(): ReactNode {
  const t = useStoryText()
  return (
    <Quiet>
      <p>{t('What stands before it')}</p>
      <PluginBoundary plugin="story.faulty" fallback={<p>{t('What stands in its place')}</p>}>
        <Faulty />
      </PluginBoundary>
      <p>{t('What stands after it')}</p>
    </Quiet>
  )
}
/** Nothing stands in its place. */
export function FailedEmpty(): ReactNode {
  const t = useStoryText()
  return (
    <Quiet>
      <p>{t('What stands before it')}</p>
      <PluginBoundary plugin="story.faulty">
        <Faulty />
      </PluginBoundary>
    </Quiet>
  )
}

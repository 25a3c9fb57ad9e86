import { homeSections, Slot, useServices, useStore } from '@foyer/sdk'
import { Skeleton, VisuallyHidden } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { pageEnd } from '../contract.ts'
import css from './home.module.css'
import type { manifest } from './manifest.ts'

// Constant objects, so that sections render again only when the props change.
const GUEST = { guest: true }
const MEMBER = { guest: false }
const NO_PROPS = {}
/** Without a network the screen ends as it did before there was a footer; a complaint below it helps nobody. */
const nothing = (): null => null
/** In place of a section that has not loaded. */
const SKELETON = (
  <div className={css.section}>
    <Skeleton width="40%" height="1.25rem" />
    <Skeleton height="8rem" radius="var(--radius-m)" />
  </div>
)

/** The home screen: the contributions to `homeSections`, in order. */
export function Home(): ReactNode {
  const { session, site } = useServices<typeof manifest>()
  const guest = useStore(session.current, (member) => !member)
  return (
    <div className={css.home}>
      {/* For screen readers; the logo shows it. */}
      <VisuallyHidden as="h1">{site.merchant.name}</VisuallyHidden>
      <Slot of={homeSections} props={guest ? GUEST : MEMBER} fallback={SKELETON} />
      <Slot of={pageEnd} props={NO_PROPS} errorFallback={nothing} />
    </div>
  )
}

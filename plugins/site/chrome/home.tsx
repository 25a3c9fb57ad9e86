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

/** The home screen: the contributions to `homeSections`, in order. */
export function Home(): ReactNode {
  const { session, site } = useServices<typeof manifest>()
  const member = useStore(session.current)
  return (
    <div className={css.home}>
      {/* For screen readers; the logo shows it. */}
      <VisuallyHidden as="h1">{site.merchant.name}</VisuallyHidden>
      <Slot of={homeSections} props={member ? MEMBER : GUEST} fallback={<SectionSkeleton />} />
      <Slot of={pageEnd} props={NO_PROPS} errorFallback={nothing} />
    </div>
  )
}

const SectionSkeleton = (): ReactNode => (
  <div className={css.section}>
    <Skeleton width="40%" height="1.25rem" />
    <Skeleton height="8rem" radius="var(--radius-m)" />
  </div>
)

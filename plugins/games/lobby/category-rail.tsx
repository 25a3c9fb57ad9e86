import { Link, useTranslation } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import { memo, type MouseEvent, type ReactNode } from 'react'
import type { Lane } from '../contract.ts'
import { laneAddress, laneAnchor } from './addresses.ts'
import { categoryIcon } from './category-icon.ts'
import css from './category-rail.module.css'

const ICON_PX = 26

/** One chip for each lane: scrolls to it, or opens the game area if the lane is not on the page. */
export const CategoryRail = memo(function CategoryRail({
  lanes,
}: {
  readonly lanes: readonly Lane[]
}): ReactNode {
  const t = useTranslation<'games.lobby'>()
  return (
    <nav aria-label={t('categories')}>
      <ul className={css.rail}>
        {lanes.map((lane) => (
          <li key={lane.key}>
            <Link
              to={laneAddress(lane)}
              className={css.chip}
              onClick={(event) => scrollToLane(laneAnchor(lane), event)}
            >
              <span className={css.icon}>
                <Icon name={categoryIcon(lane.category)} size={ICON_PX} />
              </span>
              <span className={css.title}>{lane.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})

function scrollToLane(anchor: string, event: MouseEvent): void {
  const lane = document.getElementById(anchor)
  // With a modifier key the browser opens the game area in a new tab.
  if (!lane || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  lane.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'start' })
  lane.focus({ preventScroll: true })
}

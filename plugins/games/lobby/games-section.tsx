import type { ReactNode } from 'react'
import { CategoryRail } from './category-rail.tsx'
import css from './games-section.module.css'
import { LaneRow } from './lane-row.tsx'
import { LanesSkeleton } from './lanes-skeleton.tsx'
import { LanesTrouble } from './lanes-trouble.tsx'
import { useLanes } from './use-lanes.ts'

/** The games of the home screen: the categories, and a row of cards for each (RT-01, EN-23). */
export function GamesSection(): ReactNode {
  const { step, lanes, retry } = useLanes()
  if (lanes.length === 0) {
    if (step === 'failed') return <LanesTrouble retry={retry} />
    return step === 'loading' ? <LanesSkeleton /> : null
  }
  return (
    <div className={css['games']}>
      <CategoryRail lanes={lanes} />
      {lanes.map((lane) => lane.cards.length > 0 && <LaneRow key={lane.key} lane={lane} />)}
    </div>
  )
}

import type { ReactNode } from 'react'
import { CategoryRail } from './category-rail.tsx'
import { BAKED_LANES } from './constants.ts'
import css from './games-section.module.css'
import { LaneRow } from './lane-row.tsx'
import { HomeLanesSkeleton } from './lanes-skeleton.tsx'
import { LanesError } from './lanes-error.tsx'
import { NoGames } from './no-games.tsx'
import { useClosedGames } from './use-closed-games.tsx'
import { useLanes } from './use-lanes.ts'

/** The games of the home screen: the categories, and a row of cards for each (RT-01, EN-23). */
export function GamesSection(): ReactNode {
  const { step, lanes, failure, retry, drawn } = useLanes()
  const { closedUntil, watch } = useClosedGames(lanes)
  if (lanes.length === 0) {
    if (step === 'failed') return <LanesError failure={failure} retry={retry} />
    return step === 'loading' ? <HomeLanesSkeleton retry={retry} /> : <NoGames />
  }
  // The baked page has every lane, but cards only in the first ones.
  const rows = lanes.filter(({ cards }) => cards.length > 0)
  return (
    <div className={css.games}>
      <CategoryRail lanes={lanes} />
      {rows.map((lane, index) => (
        <LaneRow
          key={lane.key}
          lane={lane}
          first={index < BAKED_LANES}
          drawn={drawn}
          closedUntil={closedUntil}
        />
      ))}
      {step === 'failed' && <LanesError failure={failure} retry={retry} />}
      {watch}
    </div>
  )
}

import { memo, type ReactNode, useEffect, useRef } from 'react'
import type { Lane } from '../contract.ts'
import { laneAnchor } from './addresses.ts'
import { GameGridPlace } from './game-grid-place.tsx'
import { GameGrid } from './game-grid.tsx'
import css from './lane-grid.module.css'
import { useNearViewport } from './use-near-viewport.ts'

interface Props {
  readonly lane: Lane
  /** Whether it stands at the top. */
  readonly first: boolean
  /** Where the way back out of a game leads. */
  readonly backTo: string
  /** Keys of the lanes that have been drawn since the page was loaded: on return they are there at once. */
  readonly drawn: Set<string>
}

/** A lane of the game area, with all its games. They are drawn when the lane comes near. */
export const LaneGrid = memo(function LaneGrid({ lane, first, backTo, drawn }: Props): ReactNode {
  const section = useRef<HTMLElement>(null)
  const key = `area/${lane.key}`
  const near = useNearViewport(section, first || drawn.has(key))
  useEffect(() => void (near && drawn.add(key)), [near, drawn, key])
  const id = laneAnchor(lane)
  return (
    <section ref={section} className={css.lane} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.title}>
        {lane.title}
      </h2>
      {near ? <GameGrid cards={lane.cards} backTo={backTo} /> : <GameGridPlace cards={lane.cards.length} />}
    </section>
  )
})

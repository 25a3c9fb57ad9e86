import { Link, useTranslation } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import { memo, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import type { Lane } from '../contract.ts'
import { laneAddress, laneAnchor } from './addresses.ts'
import { categoryIcon } from './category-icon.ts'
import { BAKED_CARDS, HOME_CARDS } from './constants.ts'
import { GameCardLink } from './game-card-link.tsx'
import { gameKey } from './game-key.ts'
import css from './lane-row.module.css'
import type { ClosedUntil } from './use-closed.ts'
import { useNearViewport } from './use-near-viewport.ts'

interface Props {
  readonly lane: Lane
  /** Whether it is one of those that the baked page draws. */
  readonly first: boolean
  /** Keys of the lanes that have been drawn since the page was loaded: on return they are there at once. */
  readonly drawn: Set<string>
  /** Absent while all games can be played. */
  readonly closedUntil: ClosedUntil | undefined
}

/**
 * A lane of the home screen: its title, its number of games, and its first games side by side. The games are
 * drawn when the lane comes near, and those beyond the first few when the player moves the row: the first
 * screen of a slow phone has a fifth of the cards to draw.
 */
export const LaneRow = memo(function LaneRow({ lane, first, drawn, closedUntil }: Props): ReactNode {
  const section = useRef<HTMLElement>(null)
  const near = useNearViewport(section, first || drawn.has(lane.key))
  const [moved, setMoved] = useState(false)
  useEffect(() => void (near && drawn.add(lane.key)), [near, drawn, lane.key])
  const t = useTranslation<'games.lobby'>()
  const { title, category, gameCount, cards } = lane
  const id = laneAnchor(lane)
  const shown = near ? cards.slice(0, moved ? HOME_CARDS : BAKED_CARDS) : []
  const left = near ? Math.min(cards.length, HOME_CARDS) - shown.length : 0
  return (
    <section ref={section} id={id} className={css.lane} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <header className={css.head}>
        <span className={css.icon}>
          <Icon name={categoryIcon(category)} size={20} />
        </span>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        <span className={css.count}>{t('game_count', { count: gameCount })}</span>
        <Link to={laneAddress(lane)} className={css.all} aria-label={`${t('see_all')}: ${title}`}>
          <span>{t('see_all')}</span>
          <Icon name="forward" size={16} />
        </Link>
      </header>
      <ul className={css.row} onScroll={moved ? undefined : () => startTransition(() => setMoved(true))}>
        {shown.map((card) => (
          <li key={gameKey(card)}>
            <GameCardLink card={card} closed={closedUntil?.(card.maintenanceEnd)} />
          </li>
        ))}
        {/* Their place, or a swipe would end before they are drawn. */}
        {left > 0 && <li aria-hidden style={{ gridColumn: `span ${left}` }} />}
      </ul>
    </section>
  )
})

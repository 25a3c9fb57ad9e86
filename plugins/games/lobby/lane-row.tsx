import { Link, useTranslation } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import { memo, type ReactNode } from 'react'
import type { Lane } from '../contract.ts'
import { laneAddress, laneAnchor } from './addresses.ts'
import { categoryIcon } from './category-icon.ts'
import { BAKED_CARDS, HOME_CARDS } from './constants.ts'
import { GameCardLink } from './game-card-link.tsx'
import css from './lane-row.module.css'

interface Props {
  readonly lane: Lane
  /** Whether to show all cards of the lane on this screen; else only as many as the baked page has. */
  readonly whole: boolean
}

/** A lane of the home screen: its title, its number of games, and its first games side by side. */
export const LaneRow = memo(function LaneRow({ lane, whole }: Props): ReactNode {
  const t = useTranslation()
  const { title, category, gameCount, cards } = lane
  const id = laneAnchor(lane)
  return (
    <section id={id} className={css.lane} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <header className={css.head}>
        <span className={css.icon}>
          <Icon name={categoryIcon(category)} size={20} />
        </span>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        <span className={css.count}>{t('game_count', { count: gameCount })}</span>
        <Link to={laneAddress(lane)} className={css.all} aria-label={`${t('see_all')}: ${title}`}>
          {t('see_all')}
          <Icon name="forward" size={16} />
        </Link>
      </header>
      <ul className={css.row}>
        {cards.slice(0, whole ? HOME_CARDS : BAKED_CARDS).map((card) => (
          <li key={`${card.vendor}/${card.code}`}>
            <GameCardLink card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
})

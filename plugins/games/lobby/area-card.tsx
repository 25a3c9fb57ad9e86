import { useTranslation } from '@foyer/sdk'
import { memo, type ReactNode, useContext } from 'react'
import type { GameCard } from '../contract.ts'
import css from './area-card.module.css'
import { FavouritesContext } from './device/favourites-context.ts'
import { GameCardLink } from './game-card-link.tsx'
import { gameKey } from './game-key.ts'
import { useClosed } from './use-closed.ts'

const HEART =
  'M12 20.5C5 15.5 2.5 12.3 2.5 8.8A5 5 0 0 1 7.5 4C9.4 4 11 5 12 6.6 13 5 14.6 4 16.5 4a5 5 0 0 1 5 4.8c0 3.5-2.5 6.7-9.5 11.7z'

interface Props {
  readonly card: GameCard
  /** Where the way back out of the game leads. */
  readonly backTo: string
}

/** A game of the game area with its heart. */
export const AreaCard = memo(function AreaCard({ card, backTo }: Props): ReactNode {
  const { keys, toggle } = useContext(FavouritesContext)
  const t = useTranslation<'games.lobby'>()
  const closed = useClosed(card.maintenanceEnd)
  return (
    <div className={css.card}>
      <GameCardLink card={card} backTo={backTo} closed={closed} />
      <div className={css.over}>
        <button
          type="button"
          className={css.heart}
          aria-label={t('favourite', { name: card.name })}
          aria-pressed={keys.has(gameKey(card))}
          onClick={({ currentTarget }) => toggle(card, currentTarget)}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d={HEART} />
          </svg>
        </button>
      </div>
    </div>
  )
})

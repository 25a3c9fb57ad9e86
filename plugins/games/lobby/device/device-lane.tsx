import { Link, useTranslation } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import type { GameCard } from '../../contract.ts'
import { AreaCard } from '../area-card.tsx'
import { type DeviceList, viewAddress } from '../area-view.ts'
import { HOME_CARDS } from '../constants.ts'
import { gameKey } from '../game-key.ts'
import css from './device-lane.module.css'

interface Props {
  readonly list: DeviceList
  readonly cards: readonly GameCard[]
  /** Where the way back out of a game leads. */
  readonly backTo: string
}

/** Games that the device remembers, side by side: the first twelve, and a way to all of them. Nothing without any. */
export function DeviceLane({ list, cards, backTo }: Props): ReactNode {
  const t = useTranslation<'games.lobby'>()
  if (cards.length === 0) return null
  return (
    <section className={css.lane} aria-labelledby={`device-${list}`}>
      <header className={css.head}>
        <h2 id={`device-${list}`} className={css.title}>
          {t(`list_${list}`)}
        </h2>
        {cards.length > HOME_CARDS && (
          <Link
            to={viewAddress({ list })}
            className={css.all}
            aria-label={`${t('see_all')}: ${t(`list_${list}`)}`}
          >
            <span>{t('see_all')}</span>
            <Icon name="forward" size={16} />
          </Link>
        )}
      </header>
      <ul className={css.row}>
        {cards.slice(0, HOME_CARDS).map((card) => (
          <li key={gameKey(card)}>
            <AreaCard card={card} backTo={backTo} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { ReactNode } from 'react'
import type { GameCard } from '../contract.ts'
import { AreaCard } from './area-card.tsx'
import { VIRTUAL_FROM } from './constants.ts'
import css from './game-grid.module.css'
import { gameKey } from './game-key.ts'
import { VirtualGrid } from './grid/virtual-grid.tsx'

interface Props {
  readonly cards: readonly GameCard[]
  /** Where the way back out of a game leads. */
  readonly backTo: string
}

/** Games in rows, as many side by side as there is room for; of many, only those near the view are drawn. */
export const GameGrid = ({ cards, backTo }: Props): ReactNode =>
  cards.length >= VIRTUAL_FROM ? (
    <VirtualGrid cards={cards} backTo={backTo} />
  ) : (
    <ul className={css.grid}>
      {cards.map((card) => (
        <li key={gameKey(card)}>
          <AreaCard card={card} backTo={backTo} />
        </li>
      ))}
    </ul>
  )

import type { CSSProperties, ReactNode } from 'react'
import type { GameCard } from '../contract.ts'
import { GameCardLink } from './game-card-link.tsx'
import css from './game-grid.module.css'

interface Props {
  readonly cards: readonly GameCard[]
  /** Where the way back out of a game leads. */
  readonly backTo: string
}

/** Games in rows, as many side by side as there is room for. */
export const GameGrid = ({ cards, backTo }: Props): ReactNode => (
  <ul className={css.grid}>
    {cards.map((card) => (
      <li key={`${card.vendor}/${card.code}`}>
        <GameCardLink card={card} backTo={backTo} />
      </li>
    ))}
  </ul>
)

/** As high as so many games will be, before they are drawn: what stands below keeps its place. */
export const GameGridPlace = ({ cards }: { readonly cards: number }): ReactNode => (
  <div className={css.place} style={{ '--cards': cards } as CSSProperties} />
)

import type { CSSProperties, ReactNode } from 'react'
import css from './game-grid.module.css'

/** As high as so many games will be, before they are drawn: what stands below keeps its place. */
export const GameGridPlace = ({ cards }: { readonly cards: number }): ReactNode => (
  <div className={css.place} style={{ '--cards': cards } as CSSProperties} />
)

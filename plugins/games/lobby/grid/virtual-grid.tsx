import { type CSSProperties, type ReactNode, useRef } from 'react'
import type { GameCard } from '../../contract.ts'
import { AreaCard } from '../area-card.tsx'
import { GameGridPlace } from '../game-grid-place.tsx'
import { gameKey } from '../game-key.ts'
import { useRowWindow } from './use-row-window.ts'
import css from './virtual-grid.module.css'

interface Props {
  readonly cards: readonly GameCard[]
  /** Where the way back out of a game leads. */
  readonly backTo: string
}

/**
 * Thousands of games in rows: as high as all of them, with only those near the view drawn. Each stands at its own place, so
 * that a row that comes moves no other.
 */
export function VirtualGrid({ cards, backTo }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRowWindow(place, cards.length)
  if (!shown)
    return (
      <div ref={place}>
        <GameGridPlace cards={cards.length} />
      </div>
    )
  const { metrics, rows } = shown
  const { columns, columnPx, cardPx, rowPx, heightPx } = metrics
  const first = rows.first * columns
  return (
    <div ref={place}>
      <ul className={css.grid} style={{ blockSize: heightPx, '--card': `${cardPx}px` } as CSSProperties}>
        {cards.slice(first, rows.last * columns).map((card, index) => {
          const at = first + index
          const style = {
            insetBlockStart: Math.floor(at / columns) * rowPx,
            insetInlineStart: (at % columns) * columnPx,
          }
          return (
            <li key={gameKey(card)} style={style} aria-setsize={cards.length} aria-posinset={at + 1}>
              <AreaCard card={card} backTo={backTo} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

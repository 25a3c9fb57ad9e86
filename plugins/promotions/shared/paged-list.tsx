import { useTranslation } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import css from './paged-list.module.css'

/** How many entries of a list are drawn at once. */
const STEP = 40

interface Props<T> {
  readonly items: readonly T[]
  /** `grid`: cards in columns. */
  readonly shape?: 'list' | 'grid'
  /** Draws an entry: an `li` with a key. */
  readonly children: (item: T) => ReactNode
}

/** A list that may be long: its first entries, and a button (text `show_more` of the component's plugin) for the next. */
export function PagedList<T>({ items, shape = 'list', children }: Props<T>): ReactNode {
  const t = useTranslation<'promotions.mall' | 'promotions.missions' | 'promotions.rewards'>()
  const [count, setCount] = useState(STEP)
  const rest = items.length - count
  return (
    <div className={css.paged}>
      <ul className={css[shape]}>{items.slice(0, count).map(children)}</ul>
      {rest > 0 && (
        <Button kind="secondary" block onClick={() => setCount(count + STEP)}>
          {t('show_more', { count: rest })}
        </Button>
      )}
    </div>
  )
}

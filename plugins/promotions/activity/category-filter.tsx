import { useTranslation } from '@foyer/sdk'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ActivityCategory } from './activity-item.ts'
import css from './category-filter.module.css'

interface Props {
  readonly categories: readonly ActivityCategory[]
  /** Id of the chosen one; `undefined`: all. */
  readonly chosen: string | undefined
  readonly choose: (id: string | undefined) => void
}

/** The bar of categories: one of them, or all. */
export function CategoryFilter({ categories, chosen, choose }: Props): ReactNode {
  const t = useTranslation<'promotions.activity'>()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => showPressed(bar.current), [chosen])
  const all: readonly { readonly id: string | undefined; readonly name: string }[] = [
    { id: undefined, name: t('all') },
    ...categories,
  ]
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset does not scroll
    <div ref={bar} className={css.bar} role="group" aria-label={t('categories')}>
      {all.map(({ id, name }) => (
        <button
          key={id ?? ''}
          type="button"
          className={css.category}
          aria-pressed={id === chosen}
          onClick={() => choose(id)}
        >
          <span className={css.name}>{name}</span>
        </button>
      ))}
    </div>
  )
}

/** Scrolls the bar, not the page, until the chosen category is in its middle: it may be out of sight. */
function showPressed(bar: HTMLElement | null): void {
  const pressed = bar?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (bar && pressed) bar.scrollLeft = pressed.offsetLeft - (bar.clientWidth - pressed.offsetWidth) / 2
}

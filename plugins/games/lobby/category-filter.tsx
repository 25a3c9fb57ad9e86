import { useTranslation } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Lane } from '../contract.ts'
import { type AreaView, viewAddress } from './area-view.ts'
import css from './category-filter.module.css'
import { categoryIcon } from './category-icon.ts'

interface Props {
  readonly lanes: readonly Lane[]
  readonly view: AreaView
  /** Opens the address of a choice. */
  readonly choose: (address: string) => void
}

/** The bar of categories: one of them, or all. A chosen vendor stays where it has games of the category. */
export function CategoryFilter({ lanes, view, choose }: Props): ReactNode {
  const t = useTranslation<'games.lobby'>()
  const chosen = view.lane?.key
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => showPressed(bar.current), [chosen, lanes.length])
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset does not scroll
    <div ref={bar} className={css.filters} role="group" aria-label={t('categories')}>
      <button
        type="button"
        className={css.filter}
        aria-pressed={chosen === undefined && !view.list}
        onClick={() => choose(viewAddress({}))}
      >
        {t('all')}
      </button>
      {lanes.map((lane) => (
        <button
          key={lane.key}
          type="button"
          className={css.filter}
          aria-pressed={lane.key === chosen}
          onClick={() => choose(viewAddress({ lane, vendor: vendorIn(lane, view.vendor) }))}
        >
          <Icon name={categoryIcon(lane.category)} size={18} />
          <span>{lane.title}</span>
        </button>
      ))}
    </div>
  )
}

const vendorIn = ({ cards, vendors }: Lane, code: string | undefined): string | undefined =>
  code !== undefined && (vendors.includes(code) || cards.some(({ vendor }) => vendor === code))
    ? code
    : undefined

/** Scrolls the bar, not the page, until the chosen category is in its middle: it may be out of sight. */
function showPressed(bar: HTMLElement | null): void {
  const pressed = bar?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (bar && pressed) bar.scrollLeft = pressed.offsetLeft - (bar.clientWidth - pressed.offsetWidth) / 2
}

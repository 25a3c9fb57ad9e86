import { VisuallyHidden } from '@foyer/sdk/ui'
import { useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { ActivityCard } from './activity-card.tsx'
import css from './activity-cards.module.css'
import type { ActivityItem } from './activity-item.ts'
import { EAGER_CARDS } from './constants.ts'
import { useMore } from './use-more.ts'

interface Props {
  /** Which list it is, to find it as it was. */
  readonly list: string
  readonly items: readonly ActivityItem[]
}

/** The cards of a list of any length: those near the view are drawn. */
export function ActivityCards({ list, items }: Props): ReactNode {
  const t = useTranslation<'promotions.activity'>()
  const { count, end } = useMore(list, items.length)
  return (
    <>
      <VisuallyHidden as="output">{t('count', { count: items.length })}</VisuallyHidden>
      <ul className={css.cards}>
        {items.slice(0, count).map((item, index) => (
          <li key={item.id} className={css.place}>
            <ActivityCard item={item} eager={index < EAGER_CARDS} />
          </li>
        ))}
      </ul>
      <div ref={end} aria-hidden />
    </>
  )
}

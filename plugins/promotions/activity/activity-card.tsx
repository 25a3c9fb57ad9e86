import { Link } from '@foyer/sdk'
import { type ReactNode, useRef } from 'react'
import { activityAddress } from '../contract/route-link.ts'
import css from './activity-card.module.css'
import type { ActivityItem } from './activity-item.ts'
import { ActivityPicture } from './activity-picture.tsx'
import { TimeLeft } from './time-left.tsx'
import { useActivityTime } from './use-activity-time.ts'

interface Props {
  readonly item: ActivityItem
  /** Its picture is in the first view. */
  readonly eager: boolean
}

/** A promotion in the list: picture, title, state and time left. It leads to its page. */
export function ActivityCard({ item, eager }: Props): ReactNode {
  const card = useRef<HTMLElement>(null)
  const time = useActivityTime(card, item)
  const { id, title, subline, image } = item
  return (
    <article ref={card} className={css.card} data-state={time.state}>
      <ActivityPicture image={image} eager={eager} />
      <div className={css.words}>
        <h2 className={css.title}>
          <Link to={activityAddress(id) ?? ''} className={css.link}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        {subline && (
          <p className={css.subline}>
            <bdi>{subline}</bdi>
          </p>
        )}
        <TimeLeft {...time} />
      </div>
    </article>
  )
}

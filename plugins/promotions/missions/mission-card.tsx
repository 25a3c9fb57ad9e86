import { Link, useFoundRoute, useServices, useTranslation } from '@foyer/sdk'
import { Button, Icon, type IconName } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { formatPoints } from '../shared/format-points.ts'
import { ListCard } from '../shared/list-card.tsx'
import { isComplete } from './group-missions.ts'
import type { manifest } from './manifest.ts'
import type { Mission, Period } from './mission.ts'
import css from './mission-card.module.css'

const ICONS: Readonly<Record<Period, IconName>> = { DAILY: 'sun', WEEKLY: 'fire', ONCE: 'star' }

interface Props {
  readonly mission: Mission
  /** Its call runs. */
  readonly busy: boolean
  /** Another's call runs. */
  readonly disabled: boolean
  /** Why it could not be collected. */
  readonly failure: string | undefined
  readonly onCollect: () => void
}

/** A mission: how far the player is, what it gives, and its button: collect, or the page where it is done. */
export function MissionCard({ mission, busy, disabled, failure, onCollect }: Props): ReactNode {
  const { i18n } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.missions'>()
  const { title, text, period, done, target, points, claimed, page } = mission
  const found = useFoundRoute(page || '/')
  const tag = i18n.tag()
  const progress = t('progress', { done: formatPoints(done, tag), target: formatPoints(target, tag) })
  return (
    <ListCard
      icon={ICONS[period]}
      tone={claimed ? 'quiet' : 'usual'}
      level={3}
      title={title}
      value={points > 0 ? t('reward', { count: points, number: formatPoints(points, tag) }) : undefined}
      text={text}
    >
      <div className={css.row}>
        <div className={css.progress}>
          <progress
            className={css.bar}
            value={done}
            max={target}
            aria-label={title}
            aria-valuetext={progress}
          />
          <p className={css.count} aria-hidden>
            {progress}
          </p>
        </div>
        {claimed ? (
          <p className={css.done}>
            <Icon name="check" size={18} />
            <span>{t('collected')}</span>
          </p>
        ) : isComplete(mission) ? (
          <Button busy={busy} disabled={disabled} aria-label={t('collect_it', { title })} onClick={onCollect}>
            {t('collect')}
          </Button>
        ) : (
          page !== '' &&
          found.state === 'on' && (
            <Link to={page} className={css.go} aria-label={t('go_it', { title })}>
              {t('go')}
            </Link>
          )
        )}
      </div>
      <p className={css.failure} role="alert">
        {!claimed && failure}
      </p>
    </ListCard>
  )
}

import { dateFormat, useServices, useTranslation, keyedText } from '@foyer/sdk'
import { Button, Icon, type IconName } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { ListCard } from '../shared/list-card.tsx'
import { remainingTime } from '../shared/remaining-time.ts'
import { describeValue } from './describe-value.ts'
import type { manifest } from './manifest.ts'
import type { Reward, RewardKind, RewardState } from './reward.ts'
import css from './reward-card.module.css'

/** From this many milliseconds before its end on, a reward is marked as one to collect soon. */
const SOON_MS = 24 * 60 * 60 * 1000

const ICONS: Readonly<Record<RewardKind, IconName>> = {
  BONUS: 'bank',
  SPINS: 'slots',
  POINTS: 'star',
  GIFT: 'gift',
}

interface Props {
  readonly reward: Reward
  readonly state: RewardState
  /** The gateway's time, epoch milliseconds. */
  readonly now: number
  /** Its call runs. */
  readonly busy: boolean
  /** Another's call runs. */
  readonly disabled: boolean
  /** Why it could not be collected. */
  readonly failure: string | undefined
  readonly onCollect: () => void
}

/** A reward: what it is worth, until when it can be collected or when it was, and its button. */
export function RewardCard({ reward, state, now, busy, disabled, failure, onCollect }: Props): ReactNode {
  const { i18n, site } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.rewards'>()
  const { title, text, kind, expiresAt, claimedAt } = reward
  const tag = i18n.tag()
  const value = describeValue(reward, { t, tag, currency: site.merchant.currency })
  const day = (time: number): string => dateFormat(tag, { dateStyle: 'medium' }).format(time)
  const left = expiresAt === undefined ? undefined : remainingTime(expiresAt - now)
  return (
    <ListCard
      icon={ICONS[kind]}
      tone={state === 'available' ? 'usual' : 'quiet'}
      level={2}
      title={title}
      value={value}
      text={text}
    >
      {state === 'available' ? (
        <div className={css.action}>
          {left && (
            <p className={css.time} data-soon={Number(expiresAt) - now < SOON_MS ? '' : undefined}>
              {t('ends_in', { time: keyedText(t, left) })}
            </p>
          )}
          <Button
            className={css.collect}
            busy={busy}
            disabled={disabled}
            aria-label={t('collect_it', { title })}
            onClick={onCollect}
          >
            {t('collect')}
          </Button>
          <p className={css.failure} role="alert">
            {failure}
          </p>
        </div>
      ) : state === 'claimed' ? (
        <p className={css.done}>
          <Icon name="check" size={18} />
          <span>{claimedAt === undefined ? t('collected') : t('collected_on', { day: day(claimedAt) })}</span>
        </p>
      ) : (
        <p className={css.time}>
          {expiresAt === undefined ? t('expired') : t('expired_on', { day: day(expiresAt) })}
        </p>
      )}
    </ListCard>
  )
}

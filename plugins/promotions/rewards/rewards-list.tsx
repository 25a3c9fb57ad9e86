import { ACTIVITY_PATH, Link, useFoundRoute, useServices, useTranslation } from '@foyer/sdk'
import { Tabs } from '@foyer/sdk/ui'
import { type ReactNode, useRef, useState } from 'react'
import { EmptyList } from '../../site/contract/empty-list.tsx'
import { PagedList } from '../shared/paged-list.tsx'
import { useGatewayTime } from '../shared/use-gateway-time.ts'
import type { Claims } from '../shared/use-claim.ts'
import type { manifest } from './manifest.ts'
import type { Reward, RewardState } from './reward.ts'
import { RewardCard } from './reward-card.tsx'
import css from './rewards-screen.module.css'
import { sortRewards } from './sort-rewards.ts'

const STATES = ['available', 'claimed', 'expired'] as const
const EMPTY_ICONS = { available: 'gift', claimed: 'check', expired: 'info' } as const

interface Props {
  readonly rewards: readonly Reward[]
  readonly claims: Claims
  /** Resolves with whether it was collected. */
  readonly collect: (reward: Reward) => Promise<boolean>
}

/** The rewards by state, in tabs. */
export function RewardsList({ rewards, claims, collect }: Props): ReactNode {
  const t = useTranslation<'promotions.rewards'>()
  const promotions = useFoundRoute(ACTIVITY_PATH)
  const now = useGatewayTime(useServices<typeof manifest>().clock)
  const [shown, setShown] = useState<RewardState>('available')
  const list = useRef<HTMLDivElement>(null)
  const sorted = sortRewards(rewards, now)
  const take = async (reward: Reward): Promise<void> => {
    // Its button goes: the focus must not be lost with it.
    if (await collect(reward)) list.current?.focus()
  }
  const { running, failure } = claims
  return (
    <Tabs
      label={t('title')}
      value={shown}
      tabs={STATES.map((key) => ({ key, label: t(`tab_${key}`, { number: sorted[key].length }) }))}
      onChange={(key) => setShown(STATES.find((state) => state === key) ?? 'available')}
    >
      <div ref={list} tabIndex={-1} className={css.panel}>
        {sorted[shown].length > 0 ? (
          <PagedList key={shown} items={sorted[shown]}>
            {(reward) => (
              <RewardCard
                key={reward.id}
                reward={reward}
                state={shown}
                now={now}
                busy={running === reward.id}
                disabled={running !== undefined && running !== reward.id}
                failure={failure?.id === reward.id ? failure.message : undefined}
                onCollect={() => void take(reward)}
              />
            )}
          </PagedList>
        ) : (
          <EmptyList icon={EMPTY_ICONS[shown]} title={t(`none_${shown}`)} text={t(`none_${shown}_text`)}>
            {shown === 'available' && promotions.state === 'on' && (
              <Link to={ACTIVITY_PATH} className={css.link}>
                {t('see_promotions')}
              </Link>
            )}
          </EmptyList>
        )}
      </div>
    </Tabs>
  )
}

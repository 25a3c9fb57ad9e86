import { useTranslation } from '@foyer/sdk'
import { PageHeader, SafeHtml, Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { ListTrouble } from '../../site/contract/list-trouble.tsx'
import { RewardsList } from './rewards-list.tsx'
import css from './rewards-screen.module.css'
import { useRewards } from './use-rewards.ts'

const ROWS = [0, 1, 2, 3]

/** /m/rewardCenter: what a member can collect, has collected, and has missed (RT-14). */
export function RewardsScreen(): ReactNode {
  const t = useTranslation<'promotions.rewards'>()
  const { state, reload, claims, collect } = useRewards()
  return (
    <section className={css.screen}>
      <PageHeader align="start" title={t('title')} lead={t('lead')} />
      {state.step === 'loading' && <RewardsSkeleton />}
      {state.step === 'failed' && <ListTrouble error={state.error} retry={() => void reload()} />}
      {state.step === 'ready' && (
        <>
          {state.value.header && <SafeHtml html={state.value.header} className={css.note} />}
          <RewardsList rewards={state.value.rewards} claims={claims} collect={collect} />
          {state.value.footer && <SafeHtml html={state.value.footer} className={css.terms} />}
        </>
      )}
    </section>
  )
}

/** The tabs and the cards of rewards while they load, in their sizes. */
const RewardsSkeleton = (): ReactNode => (
  <div className={css.skeleton} aria-busy>
    <Skeleton height="52px" radius="26px" />
    {ROWS.map((row) => (
      <Skeleton key={row} height="164px" radius="var(--radius-l)" />
    ))}
  </div>
)

import { Link, MALL_PATH, useFoundRoute, useServices, useTranslation } from '@foyer/sdk'
import { Icon, PageHeader, Tabs, Skeleton } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import { formatPoints } from '../shared/format-points.ts'
import { ListTrouble } from '../../site/contract/list-trouble.tsx'
import { PointsCard } from '../shared/points-card.tsx'
import { LeaderList } from './leader-list.tsx'
import type { manifest } from './manifest.ts'
import { MissionGroups } from './mission-groups.tsx'
import css from './missions-screen.module.css'
import { useMissions } from './use-missions.ts'

const ROWS = [0, 1, 2]

/** /m/leaderBoard: the missions with their progress, and the leader board (RT-17). */
export function MissionsScreen(): ReactNode {
  const { i18n } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.missions'>()
  const mall = useFoundRoute(MALL_PATH)
  const [tab, setTab] = useState('missions')
  const { state, reload, claims, collect } = useMissions()
  return (
    <section className={css.screen}>
      <PageHeader align="start" title={t('title')} lead={t('lead')} />
      {state.step === 'loading' && <MissionsSkeleton />}
      {state.step === 'failed' && <ListTrouble error={state.error} retry={() => void reload()} />}
      {state.step === 'ready' && (
        <>
          {state.value.points !== undefined && (
            <PointsCard label={t('balance')} value={formatPoints(state.value.points, i18n.tag())}>
              {mall.state === 'on' && (
                <Link to={MALL_PATH} className={css.mall}>
                  <span>{t('to_mall')}</span>
                  <Icon name="forward" size={16} />
                </Link>
              )}
            </PointsCard>
          )}
          <Tabs
            label={t('title')}
            value={tab}
            tabs={[
              { key: 'missions', label: t('tab_missions') },
              { key: 'leaders', label: t('tab_leaders') },
            ]}
            onChange={setTab}
          >
            {tab === 'missions' ? (
              <MissionGroups missions={state.value} claims={claims} collect={collect} />
            ) : (
              <LeaderList />
            )}
          </Tabs>
        </>
      )}
    </section>
  )
}

/** Points, tabs and missions while they load, in their sizes. */
const MissionsSkeleton = (): ReactNode => (
  <div className={css.group} aria-busy>
    <Skeleton height="108px" radius="var(--radius-l)" />
    <Skeleton height="52px" radius="26px" />
    <Skeleton width="40%" height="1.5rem" />
    {ROWS.map((row) => (
      <Skeleton key={row} height="164px" radius="var(--radius-l)" />
    ))}
  </div>
)

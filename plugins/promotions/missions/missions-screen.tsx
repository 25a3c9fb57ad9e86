import { Link, MALL_PATH, useFoundRoute, useServices, useTranslation } from '@foyer/sdk'
import { Icon, PageHeader, Tabs } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import { formatPoints } from '../format-points.ts'
import { ListTrouble } from '../../site/contract/list-trouble.tsx'
import { PointsCard } from '../points-card.tsx'
import { LeaderList } from './leader-list.tsx'
import type { manifest } from './manifest.ts'
import { MissionGroups } from './mission-groups.tsx'
import css from './missions-screen.module.css'
import { MissionsSkeleton } from './missions-skeleton.tsx'
import { useMissions } from './use-missions.ts'

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

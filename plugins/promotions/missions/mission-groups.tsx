import { useServices, useTranslation, keyedText } from '@foyer/sdk'
import { type ReactNode, useRef } from 'react'
import { EmptyList } from '../../site/contract/empty-list.tsx'
import { PagedList } from '../shared/paged-list.tsx'
import { remainingTime } from '../shared/remaining-time.ts'
import { useGatewayTime } from '../shared/use-gateway-time.ts'
import type { Claims } from '../shared/use-claim.ts'
import { groupMissions } from './group-missions.ts'
import type { manifest } from './manifest.ts'
import { MissionCard } from './mission-card.tsx'
import type { Mission, Missions, Period } from './mission.ts'
import css from './missions-screen.module.css'

const GROUP_TEXTS = {
  DAILY: 'group_daily',
  WEEKLY: 'group_weekly',
  ONCE: 'group_once',
} as const satisfies Readonly<Record<Period, string>>

interface Props {
  readonly missions: Missions
  readonly claims: Claims
  /** Resolves with whether it was collected. */
  readonly collect: (mission: Mission) => Promise<boolean>
}

/** The missions by period, each with the time until it begins anew. */
export function MissionGroups({ missions: { missions, resets }, claims, collect }: Props): ReactNode {
  const t = useTranslation<'promotions.missions'>()
  const groups = groupMissions(missions)
  const { running, failure } = claims
  const headings = useRef(new Map<Period, HTMLHeadingElement | null>())
  if (groups.length === 0) return <EmptyList icon="trophy" title={t('none')} text={t('none_text')} />
  const take = async (mission: Mission): Promise<void> => {
    // Its button goes: the focus must not be lost with it.
    if (await collect(mission)) headings.current.get(mission.period)?.focus()
  }
  return (
    <div className={css.groups}>
      {groups.map((group) => (
        <section key={group.period} className={css.group} aria-labelledby={`missions-${group.period}`}>
          <div className={css.head}>
            <h2
              id={`missions-${group.period}`}
              ref={(element) => void headings.current.set(group.period, element)}
              tabIndex={-1}
              className={css.title}
            >
              {t(GROUP_TEXTS[group.period])}
            </h2>
            {group.period !== 'ONCE' && <ResetTime at={resets[group.period]} />}
          </div>
          <PagedList items={group.missions}>
            {(mission) => (
              <MissionCard
                key={mission.id}
                mission={mission}
                busy={running === mission.id}
                disabled={running !== undefined && running !== mission.id}
                failure={failure?.id === mission.id ? failure.message : undefined}
                onCollect={() => void take(mission)}
              />
            )}
          </PagedList>
        </section>
      ))}
    </div>
  )
}

/** The time until missions begin anew. @param at epoch milliseconds */
function ResetTime({ at }: { readonly at: number | undefined }): ReactNode {
  const t = useTranslation<'promotions.missions'>()
  const now = useGatewayTime(useServices<typeof manifest>().clock)
  if (at === undefined || at <= now) return null
  return <p className={css.reset}>{t('resets_in', { time: keyedText(t, remainingTime(at - now)) })}</p>
}

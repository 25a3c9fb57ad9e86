import { useServices, useStore, useTranslation, useLoaded } from '@foyer/sdk'
import { Icon, Skeleton, VisuallyHidden } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { EmptyList } from '../../site/contract/empty-list.tsx'
import { formatPoints } from '../shared/format-points.ts'
import { ListTrouble } from '../../site/contract/list-trouble.tsx'
import { LEADERS_SHOWN, MEDALS } from './constants.ts'
import { getLeaders } from './endpoints.ts'
import css from './leader-list.module.css'
import type { manifest } from './manifest.ts'
import type { Leader } from './mission.ts'

const ROWS = [0, 1, 2, 3, 4, 5]

/** The leader board of the week, and the player's own place. It is loaded when it is shown. */
export function LeaderList(): ReactNode {
  const { http, i18n } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.missions'>()
  const language = useStore(i18n.language)
  const { state, reload } = useLoaded((signal) => http.call(getLeaders, { alert: false, signal }), language)
  if (state.step === 'failed') return <ListTrouble error={state.error} retry={() => void reload()} />
  if (state.step === 'loading')
    return (
      <div className={css.list} aria-busy>
        {ROWS.map((row) => (
          <Skeleton key={row} height="56px" radius="var(--radius-m)" />
        ))}
      </div>
    )
  const { own } = state.value
  const leaders = state.value.leaders.slice(0, LEADERS_SHOWN)
  if (leaders.length === 0)
    return <EmptyList icon="trophy" title={t('no_leaders')} text={t('no_leaders_text')} />
  // Several may share a rank: the gateway writes the own name alike in both places.
  const sameRank = leaders.filter(({ rank }) => rank === own?.rank)
  const ownRow =
    sameRank.find(({ name }) => name === own?.name) ?? (sameRank.length === 1 ? sameRank[0] : undefined)
  return (
    <div className={css.board}>
      <h2 className={css.lead}>{t('leaders_lead')}</h2>
      <ol className={css.list}>
        {leaders.map((leader) => (
          <LeaderRow key={`${leader.rank}/${leader.name}`} leader={leader} own={leader === ownRow} />
        ))}
        {own && !ownRow && <LeaderRow leader={own} own />}
      </ol>
    </div>
  )
}

function LeaderRow({ leader, own }: { readonly leader: Leader; readonly own: boolean }): ReactNode {
  const { i18n } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.missions'>()
  const { rank, name, points } = leader
  const tag = i18n.tag()
  return (
    <li className={css.row} data-own={own ? '' : undefined}>
      <VisuallyHidden>{t('rank', { rank })}</VisuallyHidden>
      <span className={css.rank} data-medal={rank <= MEDALS ? rank : undefined} aria-hidden>
        {rank === 1 ? <Icon name="trophy" size={20} /> : formatPoints(rank, tag)}
      </span>
      <span className={css.name}>{own ? t('you') : name}</span>
      <span className={css.points}>{t('points', { count: points, number: formatPoints(points, tag) })}</span>
    </li>
  )
}

import {
  failureKind,
  useFetched,
  usePluginContext,
  useAbortSignal,
  useServices,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Icon, PageHeader } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import { BenefitsSkeleton } from './benefits-skeleton.tsx'
import css from './benefits-screen.module.css'
import { VIP_LABEL } from './constants.ts'
import { LevelCard } from './level-card.tsx'
import { LoadFailure } from './load-failure.tsx'
import type { manifest } from './manifest.ts'
import { useMember } from './use-member.ts'
import { VipProgress } from './vip-progress.tsx'
import { getBenefits } from './benefits-endpoint.ts'

/** /m/member/benefits: the levels of the VIP programme, and what each gives (RT-06). */
export function BenefitsScreen(): ReactNode {
  const t = useTranslation<'account.member'>()
  const { i18n } = useServices<typeof manifest>()
  const language = useStore(i18n.language)
  const label = useMember()?.clubLabel
  const own = label?.type === VIP_LABEL ? label : undefined
  return (
    <div className={css.screen}>
      <PageHeader align="start" title={t('benefits_title')} lead={t('benefits_lead')} />
      {own && (
        <section className={css.own} aria-label={t('progress')}>
          <p className={css.now}>
            <Icon name="star" size={18} />
            <span>
              <bdi>{own.labelName}</bdi> <span>·</span> <span>{t('level', { level: own.rankLevel })}</span>
            </span>
          </p>
          <VipProgress />
        </section>
      )}
      {/* The gateway writes them in the player's language. */}
      <Levels key={language} own={own?.rankLevel} />
    </div>
  )
}

function Levels({ own }: { readonly own: number | undefined }): ReactNode {
  const t = useTranslation<'account.member'>()
  const { http } = useServices<typeof manifest>()
  const { logger } = usePluginContext<typeof manifest>()
  const signal = useAbortSignal()
  const [offline, setOffline] = useState(false)
  const fetched = useFetched(async () => {
    try {
      const { levels, refused } = await http.call(getBenefits, { alert: false, signal: signal() })
      if (refused.length > 0)
        logger.warn('MB-SHAPE: the VIP programme has entries that cannot be read', refused)
      return levels
    } catch (error) {
      setOffline(['offline', 'network', 'timeout'].includes(failureKind(error)))
      throw error
    }
  })
  if (fetched.step === 'loading') return <BenefitsSkeleton />
  if (fetched.step === 'failed')
    return <LoadFailure text={t(offline ? 'benefits_offline' : 'benefits_failed')} retry={fetched.retry} />
  if (fetched.value.length === 0)
    return (
      <div className={css.none}>
        <Icon name="trophy" size={40} />
        <p>{t('benefits_none')}</p>
      </div>
    )
  return (
    <ol className={css.levels}>
      {fetched.value.map((level) => (
        <LevelCard key={level.level} level={level} own={level.level === own} />
      ))}
    </ol>
  )
}

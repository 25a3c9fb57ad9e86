import { useStore, useTranslation } from '@foyer/sdk'
import { Button, Skeleton } from '@foyer/sdk/ui'
import { type ReactNode, useEffect } from 'react'
import { useMemberStores } from './member-stores.ts'
import { conditionsLeft, progressOf } from './rank-progress.ts'
import css from './vip-progress.module.css'

/** The progress to the next VIP level, asked for again each time that it is shown (ST-30). */
export function VipProgress(): ReactNode {
  const t = useTranslation<'account.member'>()
  const { rank } = useMemberStores()
  const state = useStore(rank.state)
  useEffect(() => rank.refreshIfOld(), [rank])
  if (state.step === 'failed')
    return (
      <div className={css.failed} role="alert">
        <p>{t('progress_failed')}</p>
        <Button kind="ghost" onClick={() => void rank.refresh()}>
          {t('try_again')}
        </Button>
      </div>
    )
  if (state.step !== 'ready')
    return (
      <div className={css.progress} aria-busy>
        <Skeleton width="55%" height="1.3125rem" />
        <Skeleton height="8px" radius="var(--radius-pill)" />
      </div>
    )
  const part = progressOf(state.progress)
  const left = conditionsLeft(state.progress)
  const text = left === 0 ? t('conditions_met') : t('conditions_left', { count: left })
  return (
    <div className={css.progress}>
      <p className={css.text}>{text}</p>
      <progress
        className={css.bar}
        aria-label={t('progress')}
        aria-valuetext={text}
        max={100}
        value={Math.floor(part * 100)}
      />
    </div>
  )
}

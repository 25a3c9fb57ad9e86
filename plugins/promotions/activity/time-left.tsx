import { useServices, useTranslation } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { CLOCK_ICON } from './constants.ts'
import { durationWords } from './duration-words.ts'
import type { manifest } from './manifest.ts'
import css from './time-left.module.css'
import type { ActivityTime } from './use-activity-time.ts'

/** The state of a promotion, and in words how long it runs, or when it begins. */
export function TimeLeft({ state, left }: ActivityTime): ReactNode {
  const { i18n } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.activity'>()
  const time = left === undefined ? undefined : durationWords(left, i18n.tag())
  return (
    <p className={css.line}>
      <span className={css.state} data-state={state}>
        {t(`state_${state}`)}
      </span>
      {time && (
        <span className={css.left}>
          <Icon name={CLOCK_ICON} size={16} />
          <span>{t(state === 'upcoming' ? 'starts_in' : 'ends_in', { time })}</span>
        </span>
      )}
    </p>
  )
}

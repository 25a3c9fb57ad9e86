import { type OverlayProps, useTranslation } from '@foyer/sdk'
import { Button, Notice } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './reminder.module.css'

interface Props extends OverlayProps<'log-out'> {
  /** Id of the plugin, whose texts it shows. */
  readonly plugin: string
  /** How long the player has been signed in. */
  readonly minutes: number
}

const HOUR_MINUTES = 60

/** How long the session has run, and whether the player goes on. */
export function Reminder({ plugin, minutes, close }: Props): ReactNode {
  const t = useTranslation<'account.safer-play'>(plugin)
  const hours = Math.floor(minutes / HOUR_MINUTES)
  const rest = minutes % HOUR_MINUTES
  const texts = { hours: t('hours', { count: hours }), minutes: t('minutes', { count: rest }) }
  const both = hours > 0 && rest > 0
  const time = both ? t('hours_and_minutes', texts) : hours > 0 ? texts.hours : texts.minutes
  return (
    <Notice icon="info" title={t('reminder_title')} message={t('reminder_message', { time })}>
      <div className={css.actions}>
        <Button block onClick={() => close()}>
          {t('continue')}
        </Button>
        <Button kind="secondary" block onClick={() => close('log-out')}>
          {t('log_out')}
        </Button>
      </div>
    </Notice>
  )
}

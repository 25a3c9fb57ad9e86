import { usePluginContext, useServices, useStore, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { MenuRow } from '../../site/contract/menu-row.tsx'
import { INTERVALS } from './constants.ts'
import type { manifest } from './manifest.ts'
import { useSessionReminder } from './get-session-reminder.ts'

const CLOCK_ICON = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2'

/** After how long the player is reminded; a press lets the player choose. For members. */
export function ReminderRow(): ReactNode {
  const t = useTranslation<'account.safer-play'>()
  const { overlays, session } = useServices<typeof manifest>()
  const { logger } = usePluginContext<typeof manifest>()
  const member = useStore(session.current)
  const reminder = useSessionReminder()
  const chosen = useStore(reminder.interval)
  const nameOf = (minutes: number): string => (minutes === 0 ? t('off') : t('minutes', { count: minutes }))
  const choose = async (): Promise<void> => {
    const key = await overlays.actionSheet({
      title: t('reminder_question'),
      choices: INTERVALS.map((minutes) => ({
        key: String(minutes),
        label: nameOf(minutes),
        ...(minutes === chosen && { icon: 'check' as const }),
      })),
    })
    const interval = INTERVALS.find((minutes) => String(minutes) === key)
    if (interval !== undefined) reminder.choose(interval)
  }
  if (!member) return null
  return (
    <MenuRow
      icon={CLOCK_ICON}
      label={t('reminder')}
      value={nameOf(chosen)}
      onPress={() => void choose().catch((error: unknown) => logger.error(error))}
    />
  )
}

import { usePluginContext, useServices, useStore, useTranslation } from '@foyer/sdk'
import { type ReactNode, useEffect, useState } from 'react'
import { MenuRow } from '../../site/contract/menu-row.tsx'
import { MAX_COUNT } from './constants.ts'
import type { manifest } from './manifest.ts'

const BELL_ICON = 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4M12 5V3'

interface Props {
  /** Closes the settings. */
  readonly close?: () => void
}

/** To the announcements, with the number of those that the player has not read; for visitors too. */
export function BellRow({ close }: Props): ReactNode {
  const t = useTranslation<'popups.announcements'>()
  const context = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const member = useStore(services.session.current, (current) => current?.id)
  const language = useStore(services.i18n.language)
  const [unread, setUnread] = useState(0)
  /** How often the player has read them: what is unread is counted again. */
  const [readings, setReadings] = useState(0)
  useEffect(() => {
    const ends = new AbortController()
    const { signal } = ends
    // Without a number the row still leads there, and tells then why nothing comes.
    void import('./count-unread.ts')
      .then(({ countUnread }) => countUnread(context, services, signal))
      .catch(() => 0)
      .then((count) => !signal.aborted && setUnread(count))
    return () => ends.abort()
  }, [context, services, member, language, readings])
  const open = async (): Promise<void> => {
    try {
      const { openReader } = await import('./open-reader.tsx')
      const result = await openReader(context, services)
      setReadings((before) => before + 1)
      if (result === 'followed') close?.()
    } catch (error) {
      context.logger.warn('AN-OPEN: the code of the announcements could not be fetched', error)
      services.overlays.toast(t('not_opened'), { kind: 'warning' })
    }
  }
  return (
    <MenuRow
      icon={BELL_ICON}
      label={t('announcements')}
      {...(unread > 0 && {
        value: t('unread', { count: unread, number: unread > MAX_COUNT ? `${MAX_COUNT}+` : String(unread) }),
      })}
      onPress={() => void open()}
    />
  )
}

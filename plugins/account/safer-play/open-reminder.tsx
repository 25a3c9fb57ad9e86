import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { logOut } from '../shared/session.ts'
import type { manifest } from './manifest.ts'
import { Reminder } from './reminder.tsx'

/**
 * Shows how long the session has run: a dialog that waits for those that are more important, and that the
 * player may close in any way.
 *
 * @returns closes it
 */
export function openReminder(
  { id }: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
  minutes: number,
): () => void {
  const t = services.i18n.translate<'account.safer-play'>(id)
  const { close, closed } = services.overlays.open<'log-out'>(
    (props) => <Reminder plugin={id} minutes={minutes} {...props} />,
    { label: t('reminder_title'), key: 'reminder' },
  )
  const unsubscribe = services.session.current.subscribe(() => {
    if (!services.session.current.get()) close()
  })
  void closed.then((choice) => {
    void unsubscribe()
    if (choice === 'log-out') logOut(services)
  })
  return close
}

import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { closeOnLeave } from '../../site/contract/close-on-leave.ts'
import type { manifest } from './manifest.ts'
import { Reader } from './reader.tsx'

/**
 * Opens the announcements over what the player has tapped. Resolves when they are closed; another player's session closes
 * them, since they are the list of one.
 */
export function openReader(
  { id }: ContextOf<typeof manifest>,
  { i18n, navigation, overlays, session }: ServicesOf<typeof manifest>,
): Promise<'followed' | undefined> {
  const sheet = overlays.open<'followed'>(Reader, {
    label: i18n.translate<'popups.announcements'>(id)('announcements'),
    kind: 'sheet',
    priority: 'child',
    key: 'reader',
  })
  closeOnLeave(sheet, navigation)
  const player = session.current.get()?.id
  const stop = session.current.subscribe(() => session.current.get()?.id === player || sheet.close())
  void sheet.closed.then(stop)
  return sheet.closed
}

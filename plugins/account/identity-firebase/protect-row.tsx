import { type Component, type Store, useServices, useStore, useText } from '@foyer/sdk'
import { SettingsRow } from '../../site/settings-row.tsx'
import type { Enrolment } from './identity-service.ts'
import type { manifest } from './manifest.ts'
import { ProtectSheet } from './protect-sheet.tsx'

interface Props {
  /** Takes the settings away. */
  readonly close: () => void
}

/**
 * In the settings: the way to protect a sign-in by Google or Facebook with a phone. There for a member who came that way, in the tab
 * in which it was: the identity service lets nobody else add one.
 */
export const protectRow = (enrolment: Store<Enrolment | undefined>): Component<Props> =>
  function ProtectRow({ close }) {
    const t = useText()
    const { overlays, session } = useServices<typeof manifest>()
    const offered = useStore(enrolment)
    const member = useStore(session.current)
    if (!offered || !member) return null
    const open = (): void => {
      close()
      overlays.open<void>((props) => <ProtectSheet {...props} enrolment={offered} />, {
        label: t('protect_title'),
        kind: 'sheet',
      })
    }
    return <SettingsRow icon="lock" label={t('protect_title')} onPress={open} />
  }

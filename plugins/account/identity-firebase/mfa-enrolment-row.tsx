import { type Component, type Store, useServices, useStore, useTranslation } from '@foyer/sdk'
import { SettingsRow } from '../../site/settings-row.tsx'
import type { MfaEnrolment } from './identity-service.ts'
import type { manifest } from './manifest.ts'
import { MfaEnrolmentSheet } from './mfa-enrolment-sheet.tsx'

interface Props {
  /** Takes the settings away. */
  readonly close: () => void
}

/**
 * In the settings: the way to protect a sign-in by Google or Facebook with a phone. There for a member who came that way, in the tab
 * in which it was: the identity service lets nobody else add one.
 */
export const mfaEnrolmentRow = (enrolment: Store<MfaEnrolment | undefined>): Component<Props> =>
  function MfaEnrolmentRow({ close }) {
    const t = useTranslation()
    const { overlays, session } = useServices<typeof manifest>()
    const available = useStore(enrolment)
    const member = useStore(session.current)
    if (!available || !member) return null
    const open = (): void => {
      close()
      overlays.open<void>((props) => <MfaEnrolmentSheet {...props} enrolment={available} />, {
        label: t('protect_title'),
        kind: 'sheet',
      })
    }
    return <SettingsRow icon="lock" label={t('protect_title')} onPress={open} />
  }

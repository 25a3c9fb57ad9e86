import { type Component, type Store, useServices, useStore, useTranslation } from '@foyer/sdk'
import { MenuRow } from '../../site/contract/menu-row.tsx'
import type { MfaEnrolment } from './identity-service.ts'
import type { manifest } from './manifest.ts'
import { MfaEnrolmentSheet } from './mfa-enrolment-sheet.tsx'

interface Props {
  /** Closes the settings. */
  readonly close: () => void
}

/**
 * In the settings: the row that protects a sign-in by Google or Facebook with a phone. Only in the tab of
 * that sign-in: the identity service lets no other user add one.
 */
export const mfaEnrolmentRow = (enrolment: Store<MfaEnrolment | undefined>): Component<Props> =>
  function MfaEnrolmentRow({ close }) {
    const t = useTranslation<'account.identity-firebase'>()
    const { overlays, session } = useServices<typeof manifest>()
    const available = useStore(enrolment)
    const member = useStore(session.current)
    if (!available || !member) return null
    const open = (): void => {
      close()
      overlays.open<void>((props) => <MfaEnrolmentSheet {...props} enrolment={available} />, {
        label: t('protect_title'),
        kind: 'sheet',
        key: 'protect',
      })
    }
    return <MenuRow icon="lock" label={t('protect_title')} onPress={open} />
  }

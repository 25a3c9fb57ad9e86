import { type OverlayProps, useServices, useTranslation } from '@foyer/sdk'
import { SheetHeader } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { CodeForm } from './code-form.tsx'
import type { MfaEnrolment } from './identity-service.ts'
import type { manifest } from './manifest.ts'
import css from './second-factor-sheet.module.css'
import { usePhoneField } from './use-phone-field.tsx'
import { toE164 } from './to-e164.ts'

interface Props extends OverlayProps<void> {
  readonly enrolment: MfaEnrolment
}

/** Adds the player's phone to a sign-in by Google or Facebook: number, code, result (CA-31). */
export function MfaEnrolmentSheet({ enrolment, close }: Props): ReactNode {
  const t = useTranslation<'account.identity-firebase'>()
  const { overlays } = useServices<typeof manifest>()
  const { field, read } = usePhoneField(false)
  return (
    <>
      <SheetHeader title={t('protect_title')} closeLabel={t('close')} onClose={() => close()} />
      <CodeForm
        busy={false}
        sender={() => {
          const number = read()
          return number && ((box) => enrolment.send(toE164(number), box))
        }}
        confirm={(verificationId, code) => enrolment.confirm(verificationId, code)}
        onVerified={() => {
          close()
          overlays.toast(t('protected'), { kind: 'success' })
        }}
        action={t('protect')}
      >
        <p className={css.lead}>{t('protect_lead')}</p>
        {field}
      </CodeForm>
    </>
  )
}

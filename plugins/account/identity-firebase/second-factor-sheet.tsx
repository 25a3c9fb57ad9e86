import { useTranslation } from '@foyer/sdk'
import { Dialog, SheetHeader } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import { CodeForm } from './code-form.tsx'
import type { IdentityUser, PhoneSecondFactor } from './identity-service.ts'
import css from './second-factor-sheet.module.css'

interface Props {
  readonly factor: PhoneSecondFactor
  readonly busy: boolean
  readonly onUser: (user: IdentityUser) => Promise<void>
  readonly onClose: () => void
}

/** The second factor of the identity service: a code by text message to a phone that it knows (CA-31). */
export function SecondFactorSheet({ factor, busy, onUser, onClose }: Props): ReactNode {
  const t = useTranslation<'account.identity-firebase'>()
  const [chosen, choose] = useState(0)
  const { phones } = factor
  return (
    <Dialog open kind="sheet" label={t('factor_title')} onClose={onClose}>
      <SheetHeader title={t('factor_title')} closeLabel={t('close')} onClose={onClose} />
      <CodeForm
        // A code belongs to the phone to which it was sent.
        key={chosen}
        busy={busy}
        sender={() => (box) => factor.send(chosen, box)}
        confirm={(verificationId, code) => factor.confirm(verificationId, code)}
        onVerified={onUser}
        action={t('log_in')}
      >
        {phones.length > 1 ? (
          <fieldset className={css.phones} disabled={busy}>
            <legend>{t('factor_choose')}</legend>
            {phones.map((phone, at) => (
              <label key={phone} className={css.phone}>
                <input type="radio" name="phone" checked={at === chosen} onChange={() => choose(at)} />
                <bdi dir="ltr">{phone}</bdi>
              </label>
            ))}
          </fieldset>
        ) : (
          <p className={css.lead}>{t('factor_lead', { phone: phones[0] ?? '' })}</p>
        )}
      </CodeForm>
    </Dialog>
  )
}

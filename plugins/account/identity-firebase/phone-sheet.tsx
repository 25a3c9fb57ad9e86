import { type LoginMethodProps, usePlugin, useServices, useText } from '@foyer/sdk'
import { Dialog, IconButton, TextField } from '@foyer/sdk/ui'
import { type ReactNode, useRef, useState } from 'react'
import { CodeForm } from './code-form.tsx'
import type { IdentityService } from './identity-service.ts'
import type { manifest } from './manifest.ts'
import css from './phone-sheet.module.css'
import { e164 } from './phone-number.ts'
import { isLive, SENT_CODE } from './sent-code.ts'
import { signInWith } from './social-flow.ts'

interface Props extends Pick<LoginMethodProps, 'signIn' | 'busy'> {
  readonly service: () => Promise<IdentityService>
  readonly onClose: () => void
}

/** Signing in by a phone number and the code that the identity service sends to it. */
export function PhoneSheet({ service, signIn, busy, onClose }: Props): ReactNode {
  const t = useText()
  const { settings, storage, signal } = usePlugin<typeof manifest>()
  const { clock } = useServices<typeof manifest>()
  const [kept] = useState(() => {
    const sent = storage.get(SENT_CODE)
    return sent && isLive(sent, clock.now()) ? sent : undefined
  })
  const [dialingCode, setDialingCode] = useState(kept?.dialingCode ?? settings.dialingCode)
  const [number, setNumber] = useState(kept?.number ?? '')
  const [wrong, setWrong] = useState(false)
  const numberField = useRef<HTMLInputElement>(null)

  const send = async (box: HTMLElement): Promise<string | undefined> => {
    const phone = e164(dialingCode, number)
    setWrong(phone === undefined)
    if (phone !== undefined) return (await service()).sendCode(phone, box)
    numberField.current?.focus()
    return undefined
  }
  return (
    <Dialog open kind="sheet" label={t('phone_title')} onClose={onClose}>
      <div className={css['head']}>
        <h2 className={css['title']}>{t('phone_title')}</h2>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      <CodeForm
        busy={busy}
        sent={kept && { verificationId: kept.verificationId, at: kept.at }}
        send={send}
        onSent={(verificationId, at) => storage.set(SENT_CODE, { dialingCode, number, verificationId, at })}
        confirm={async (verificationId, code) => (await service()).confirm(verificationId, code)}
        onUser={async (user) => {
          storage.remove(SENT_CODE)
          await signInWith(user, signIn, signal)
        }}
      >
        <div className={css['phone']}>
          <TextField
            label={t('dialing_code')}
            className={css['dialing']}
            name="dialingCode"
            type="tel"
            autoComplete="tel-country-code"
            disabled={busy}
            value={dialingCode}
            onChange={({ currentTarget }) => setDialingCode(currentTarget.value)}
          />
          <TextField
            ref={numberField}
            label={t('mobile_number')}
            className={css['number']}
            name="mobileNum"
            type="tel"
            autoComplete="tel-national"
            disabled={busy}
            value={number}
            error={wrong ? t('number_invalid') : undefined}
            onChange={({ currentTarget }) => {
              setNumber(currentTarget.value)
              setWrong(false)
            }}
          />
        </div>
      </CodeForm>
    </Dialog>
  )
}

import { type LoginMethodProps, usePluginContext, useServices, useTranslation } from '@foyer/sdk'
import { Button, TextField } from '@foyer/sdk/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { sendCode } from './endpoints.ts'
import type { manifest } from './manifest.ts'

/** The form: number, code, sign-in button. The site shows the errors of a failed sign-in. */
export function AcmeLogin({ signIn, captcha, busy }: LoginMethodProps): ReactNode {
  const t = useTranslation<'vendors.acme'>()
  const { settings, signal } = usePluginContext<typeof manifest>()
  const { http, overlays } = useServices<typeof manifest>()
  const [mobileNum, setMobileNum] = useState('')
  const [code, setCode] = useState('')
  const number = { countryDialingCode: settings.dialingCode, mobileNum: mobileNum.trim() }

  const send = async (): Promise<void> => {
    const checked = await captcha('sms')
    if (checked.kind !== 'passed') return
    const body = { ...number, ...checked.proof.fields }
    try {
      await http.call(sendCode, { body, signal })
      overlays.toast(t('code_sent'), { kind: 'success' })
    } catch {
      // The call has shown the error to the player.
    }
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const result = await signIn({ type: 'sms', ...number, code: code.trim() }, { signal })
    // A refused code cannot be used again; the number stays (VA-17).
    if (result.kind === 'refused') setCode('')
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('mobile_number')}
        name="mobileNum"
        inputMode="tel"
        autoComplete="tel-national"
        required
        disabled={busy}
        value={mobileNum}
        onChange={(change) => setMobileNum(change.target.value)}
      />
      <Button type="button" disabled={busy || number.mobileNum === ''} onClick={() => void send()}>
        {t('send_code')}
      </Button>
      <TextField
        label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        disabled={busy}
        value={code}
        onChange={(change) => setCode(change.target.value)}
      />
      <Button type="submit" disabled={busy}>
        {t('sign_in')}
      </Button>
    </form>
  )
}

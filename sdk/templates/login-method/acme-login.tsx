import {
  InvalidFields,
  type LoginMethodProps,
  useForm,
  usePluginContext,
  useServices,
  useTranslation,
} from '@foyer/sdk'
import { Button, Form, TextField } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { sendCode } from './endpoints.ts'
import type { manifest } from './manifest.ts'

/** The form: number, code, sign-in button. What the gateway says of a field is shown there, other failures by the site. */
export function AcmeLogin({ signIn, captcha, busy }: LoginMethodProps): ReactNode {
  const t = useTranslation<'vendors.acme'>()
  const { settings, signal } = usePluginContext<typeof manifest>()
  const { http, overlays } = useServices<typeof manifest>()
  const form = useForm({
    initial: { mobileNum: '', code: '' },
    secrets: ['code'],
    describe: (error) => error,
  })
  const number = {
    countryDialingCode: settings.dialingCode,
    mobileNum: form.values.mobileNum.trim(),
  }
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
  const logIn = async (): Promise<void> => {
    const result = await form.send(async (call) => {
      const credentials = { type: 'sms', ...number, code: form.values.code.trim() } as const
      const login = await signIn(credentials, { signal: call.signal, atField: true })
      if (login.kind !== 'refused' || !login.atField) return login
      const { wrong, message } = login.atField
      const field = wrong === 'account' ? 'mobileNum' : 'code'
      throw new InvalidFields({ [field]: message ?? t('refused') })
    })
    // A refused code cannot be used again; the number stays (VA-17).
    if (result.step === 'done' && result.result.kind === 'refused') form.set({ code: '' })
  }
  return (
    <Form handle={form.handle} busy={busy} onSubmit={() => void logIn()}>
      <TextField
        {...form.bind('mobileNum')}
        label={t('mobile_number')}
        inputMode="tel"
        autoComplete="tel-national"
        required
        disabled={busy}
      />
      <Button type="button" disabled={busy || number.mobileNum === ''} onClick={() => void send()}>
        {t('send_code')}
      </Button>
      <TextField
        {...form.bind('code')}
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        disabled={busy}
      />
      <Button type="submit" disabled={busy}>
        {t('sign_in')}
      </Button>
    </Form>
  )
}

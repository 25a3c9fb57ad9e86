import {
  InvalidFields,
  type LoginCredentials,
  type LoginMethodProps,
  useForm,
  useServices,
  useTranslation,
} from '@foyer/sdk'
import { Button, Form } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { CodeFields, sendCode, useCodeSender } from '../shared/codes.tsx'
import { type FieldError, fieldErrorText } from '../shared/failures.ts'
import type { MobileNumber, VerificationFields } from '../shared/endpoints.ts'
import type { manifest } from './manifest.ts'

const EMPTY = { number: '', code: '' }
type SmsErrors = { readonly [field in keyof typeof EMPTY]?: FieldError<'account.mobile'> | undefined }

/** Fields for number and code, and the log-in button (RT-02). The screen shows why a sign-in failed. */
export function SmsLogin({ signIn, captcha, busy }: LoginMethodProps): ReactNode {
  const t = useTranslation<'account.sms-code'>()
  const translateMobile = useTranslation('account.mobile')
  const { numbers, overlays } = useServices<typeof manifest>()
  const codes = useCodeSender(numbers, captcha)
  const form = useForm<typeof EMPTY, SmsErrors, unknown>({
    initial: EMPTY,
    secrets: ['code'],
    // A text of the gateway's is ready; the others are keys of `account.mobile`.
    errorText: (error) => fieldErrorText(error, translateMobile),
    describe: (error) => error,
    // The screen ignores a repeated log-in; a code may be typed as soon as it was sent.
    lockMs: 0,
  })
  const send = async (): Promise<void> => {
    if (await sendCode(form, numbers, codes)) overlays.toast(t('code_sent'), { kind: 'success' })
  }
  const logIn = async (): Promise<void> => {
    if (busy) return
    const typed = form.values
    const number = numbers.read(typed.number)
    const code = numbers.readCode(typed.code)
    const errors: SmsErrors = {
      ...('problem' in number ? { number: number.problem } : {}),
      ...('problem' in code ? { code: code.problem } : {}),
    }
    const result = await form.send(
      async ({ signal }) => {
        if ('problem' in number) return undefined
        const proof = await numbers.verify(typed.code, number.number)
        if ('problem' in proof) throw new InvalidFields<SmsErrors>({ code: proof.problem })
        const credentials = credentialsOf(number.number, proof.fields, numbers.smsTemplate)
        const login = await signIn(credentials, { signal, atField: true })
        if (login.kind !== 'refused' || !login.atField) return login
        const { wrong, message } = login.atField
        const field = wrong === 'account' ? 'number' : 'code'
        throw new InvalidFields<SmsErrors>({ [field]: { server: message ?? t(`${field}_wrong`) } })
      },
      { errors },
    )
    if (result.step === 'done' && result.result?.kind === 'refused') form.handle.current?.focus('code')
  }
  const working = busy || form.busy
  return (
    <Form handle={form.handle} busy={working} onSubmit={() => void logIn()}>
      <CodeFields
        numbers={numbers}
        typed={form.values}
        errors={{ number: form.errorOf('number'), code: form.errorOf('code') }}
        texts={{
          number: t('mobile_number'),
          code: t('code'),
          send: t('send_code'),
          again: (seconds) => t('again_in', { seconds }),
        }}
        announceErrors={form.announceErrors}
        readOnly={working}
        sending={codes.sending}
        sendFailure={codes.failure}
        // A code belongs to the number to which it was sent.
        onType={(part, text) => form.change(part === 'number' ? { number: text, code: '' } : { code: text })}
        onSend={() => void send()}
      />
      <Button type="submit" kind="primary" block busy={busy || (form.busy && !codes.sending)} disabled={busy}>
        {t('log_in')}
      </Button>
    </Form>
  )
}

/** The credentials of a proven number: its code and that code's template, or the token of the identity provider that sent one. */
const credentialsOf = (
  number: MobileNumber,
  proof: VerificationFields,
  smsTemplate: string | undefined,
): LoginCredentials =>
  'verificationCode' in proof
    ? {
        type: 'sms',
        ...number,
        code: proof.verificationCode,
        ...(smsTemplate !== undefined && { smsTemplate }),
      }
    : { type: 'firebase', channel: proof.firebaseChannel, idToken: proof.firebaseIdToken }

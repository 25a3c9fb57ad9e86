import {
  InvalidFields,
  type LoginMethodProps,
  useServices,
  useSubmit,
  useTranslation,
  type LoginCredentials,
} from '@foyer/sdk'
import { Button, Form, type FormHandle } from '@foyer/sdk/ui'
import { type ReactNode, useRef, useState } from 'react'
import { CodeFields, useCodeSender } from '../shared/codes.tsx'
import { type FieldError, fieldErrorText } from '../shared/failures.ts'
import type { manifest } from './manifest.ts'

import type { MobileNumber, VerificationFields } from '../shared/mobile-numbers.ts'

type SmsField = 'number' | 'code'
type SmsErrors = { readonly [field in SmsField]?: FieldError<'account.mobile'> | undefined }

/** Fields for number and code, and the log-in button (RT-02). The screen shows why a sign-in failed. */
export function SmsLogin({ signIn, captcha, busy }: LoginMethodProps): ReactNode {
  const t = useTranslation<'account.sms-code'>()
  const translateMobile = useTranslation('account.mobile')
  const { numbers, overlays } = useServices<typeof manifest>()
  const [typed, setTyped] = useState({ number: '', code: '' })
  const [action, setAction] = useState<'send' | 'log-in'>('log-in')
  const form = useRef<FormHandle>(null)
  const codes = useCodeSender(numbers, captcha)
  // The screen ignores a repeated log-in; a code may be typed as soon as it was sent.
  const submit = useSubmit<SmsErrors, unknown>({ describe: (error) => error, lockMs: 0 })

  const send = async (): Promise<void> => {
    const read = numbers.read(typed.number)
    setAction('send')
    const result = await submit.run(
      'problem' in read ? { number: read.problem } : {},
      async () => {
        if ('problem' in read) return false
        setTyped({ number: read.number.mobileNum, code: '' })
        return codes.send(read.number)
      },
      { isDone: () => false },
    )
    if (result.step === 'invalid') form.current?.focusFirst(result.errors)
    if (result.step !== 'cancelled' || !result.result) return
    overlays.toast(t('code_sent'), { kind: 'success' })
    form.current?.focus('code')
  }
  const logIn = async (): Promise<void> => {
    if (busy) return
    const number = numbers.read(typed.number)
    const code = numbers.readCode(typed.code)
    const errors: SmsErrors = {
      ...('problem' in number ? { number: number.problem } : {}),
      ...('problem' in code ? { code: code.problem } : {}),
    }
    setAction('log-in')
    const result = await submit.run(errors, async ({ signal }) => {
      if ('problem' in number) return undefined
      const proof = await numbers.verify(typed.code, number.number)
      if ('problem' in proof) throw new InvalidFields<SmsErrors>({ code: proof.problem })
      const credentials = credentialsOf(number.number, proof.fields, numbers.smsTemplate)
      const login = await signIn(credentials, { signal, atField: true })
      if (login.kind !== 'refused' || !login.atField) return login
      const { wrong, message } = login.atField
      const field = wrong === 'account' ? 'number' : 'code'
      throw new InvalidFields<SmsErrors>({ [field]: { server: message ?? t(`${field}_wrong`) } })
    })
    if (result.step === 'invalid') {
      // The player sees the code and corrects it: one wrong digit is no reason to type all of them.
      const field = result.errors.number ? 'number' : 'code'
      if (result.sent) form.current?.select(field)
      else form.current?.focus(field)
    }
    if (result.step === 'done' && result.result?.kind === 'refused') form.current?.focus('code')
  }
  const type = (field: SmsField, text: string): void => {
    // A code belongs to the number to which it was sent.
    setTyped((now) => (field === 'number' ? { number: text, code: '' } : { ...now, code: text }))
    submit.edit(field)
  }
  // A text of the gateway's is ready; the others are keys of `account.mobile`.
  const { errors } = submit
  const working = busy || submit.busy
  return (
    <Form handle={form} busy={working} onSubmit={() => void logIn()}>
      <CodeFields
        numbers={numbers}
        typed={typed}
        errors={{
          number: fieldErrorText(errors.number, translateMobile),
          code: fieldErrorText(errors.code, translateMobile),
        }}
        texts={{
          number: t('mobile_number'),
          code: t('code'),
          send: t('send_code'),
          again: (seconds) => t('again_in', { seconds }),
        }}
        announceErrors={submit.announceErrors}
        readOnly={working}
        sending={submit.busy && action === 'send'}
        sendFailure={codes.failure}
        onType={type}
        onSend={() => void send()}
      />
      <Button
        type="submit"
        kind="primary"
        block
        busy={busy || (submit.busy && action === 'log-in')}
        disabled={busy}
      >
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

import { type LoginMethodProps, useServices, useAbortSignal, useTranslation } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import { type ReactNode, type SubmitEvent, useReducer, useRef, useState } from 'react'
import { CodeFields } from '../code-fields.tsx'
import { useCodeSender } from '../use-code-sender.ts'
import type { manifest } from './manifest.ts'
import { credentialsOf } from './credentials-of.ts'
import css from './sms-login.module.css'
import { EDITING, type SmsErrors, type SmsField, smsState } from './sms-state.ts'

/** Fields for number and code, and the log-in button (RT-02). The screen shows why a sign-in failed. */
export function SmsLogin({ signIn, captcha, busy }: LoginMethodProps): ReactNode {
  const t = useTranslation()
  const translateMobile = useTranslation('account.mobile')
  const { numbers, overlays } = useServices<typeof manifest>()
  const [typed, setTyped] = useState({ number: '', code: '' })
  const [state, dispatch] = useReducer(smsState, EDITING)
  const form = useRef<HTMLFormElement>(null)
  const signal = useAbortSignal()
  const codes = useCodeSender(numbers, captcha)

  const errors: SmsErrors = state.step === 'editing' ? state.errors : {}
  const errorText = (field: SmsField): string | undefined => {
    const problem = errors[field]
    return problem && ('text' in problem ? problem.text : translateMobile(problem.key, problem.values))
  }
  const focus = (field: SmsField): void =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus()

  const send = async (): Promise<void> => {
    const read = numbers.read(typed.number)
    if ('problem' in read) {
      dispatch({ type: 'send', errors: { number: read.problem } })
      return focus('number')
    }
    if (state.step !== 'editing') return
    dispatch({ type: 'send', errors: {} })
    setTyped({ number: read.number.mobileNum, code: '' })
    const sent = await codes.send(read.number)
    dispatch({ type: 'sent' })
    if (!sent) return
    overlays.toast(t('code_sent'), { kind: 'success' })
    focus('code')
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (busy || state.step !== 'editing') return
    const number = numbers.read(typed.number)
    const code = numbers.readCode(typed.code)
    const wrong: SmsErrors = {
      ...('problem' in number ? { number: number.problem } : {}),
      ...('problem' in code ? { code: code.problem } : {}),
    }
    dispatch({ type: 'submit', errors: wrong })
    if ('problem' in number) return focus('number')
    if ('problem' in code) return focus('code')
    const proof = await numbers.verify(typed.code, number.number)
    dispatch({ type: 'proven', errors: 'problem' in proof ? { code: proof.problem } : {} })
    if ('problem' in proof) return focus('code')
    const options = { signal: signal(), atField: true }
    const result = await signIn(credentialsOf(number.number, proof.fields, numbers.smsTemplate), options)
    if (result.kind !== 'refused') return
    if (!result.atField) return focus('code')
    // The player sees the code and corrects it: one wrong digit is no reason to type all of them.
    const { wrong: part, message } = result.atField
    const field = part === 'account' ? 'number' : 'code'
    dispatch({ type: 'refused', field, text: message ?? t(`${field}_wrong`) })
    focus(field)
    form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.select()
  }
  const type = (field: SmsField, text: string): void => {
    // A code belongs to the number to which it was sent.
    setTyped((now) => (field === 'number' ? { number: text, code: '' } : { ...now, code: text }))
    dispatch({ type: 'edit', field })
  }
  const sending = state.step === 'sending'
  const verifying = state.step === 'proving'
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      aria-busy={busy || sending || verifying}
      onSubmit={(event) => void submit(event)}
    >
      <CodeFields
        numbers={numbers}
        typed={typed}
        errors={{ number: errorText('number'), code: errorText('code') }}
        texts={{
          number: t('mobile_number'),
          code: t('code'),
          send: t('send_code'),
          again: (seconds) => t('again_in', { seconds }),
        }}
        announceErrors={Object.values(errors).some((problem) => 'text' in problem)}
        readOnly={busy || sending || verifying}
        sending={sending}
        sendFailure={codes.failure}
        onType={type}
        onSend={() => void send()}
      />
      <Button type="submit" kind="primary" block busy={busy || verifying} disabled={busy}>
        {t('log_in')}
      </Button>
    </form>
  )
}

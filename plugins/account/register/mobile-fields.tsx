import { usePlugin, useServices, useSignal, useStore, useText } from '@foyer/sdk'
import { Button, TextField } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { MethodCaptchas } from '../method-captcha.ts'
import type { MobileNumbers } from '../mobile-numbers.ts'
import type { FieldProps } from './field-props.ts'
import type { manifest } from './manifest.ts'
import css from './register-form.module.css'
import { useNumberProblem } from './use-number-problem.ts'

interface Props extends FieldProps {
  readonly numbers: MobileNumbers
  readonly withCode: boolean
}

/** A mobile number, and the code that is sent to it (ST-10). */
export function MobileFields({ busy, typed, errorOf, change, numbers, withCode }: Props): ReactNode {
  const t = useText()
  const plugin = usePlugin<typeof manifest>()
  const services = useServices<typeof manifest>()
  const wait = useStore(numbers.wait)
  const dialingCodeShown = useStore(numbers.dialingCodeShown)
  const [sending, setSending] = useState(false)
  const { problem, tell } = useNumberProblem(typed.number)
  const [captchas] = useState(() => new MethodCaptchas(plugin, services, t))
  useEffect(() => () => captchas.close(), [captchas])
  const signal = useSignal()
  const number = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)

  const send = async (): Promise<void> => {
    const read = numbers.read(typed.number)
    if ('problem' in read) {
      tell(read.problem)
      number.current?.focus()
      return
    }
    if (sending) return
    setSending(true)
    change({ number: read.number.mobileNum, code: '' })
    const checked = await captchas.verify('sms')
    const outcome =
      checked.kind === 'passed' ? await numbers.send(read.number, checked.proof.fields, signal()) : undefined
    setSending(false)
    if (outcome !== 'sent') return
    services.overlays.toast(t('code_sent'), { kind: 'success' })
    code.current?.focus()
  }
  return (
    <>
      <TextField
        ref={number}
        name="number"
        type="tel"
        label={t('mobile_number')}
        value={typed.number}
        error={errorOf('number') ?? problem}
        required
        disabled={busy}
        autoComplete={dialingCodeShown ? 'tel-national' : 'tel'}
        enterKeyHint="next"
        // A code belongs to the number it was sent to.
        onChange={({ currentTarget }) => change({ number: currentTarget.value, code: '' })}
        {...(dialingCodeShown
          ? { before: <numbers.DialingCode disabled={busy || sending} /> }
          : { leading: 'user' })}
      />
      {withCode && (
        <div className={css['code']}>
          <TextField
            ref={code}
            name="code"
            label={t('code')}
            value={typed.code}
            error={errorOf('code')}
            required
            disabled={busy}
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="next"
            onChange={({ currentTarget }) => change({ code: currentTarget.value })}
          />
          <Button
            kind="secondary"
            className={css['send']}
            busy={sending}
            disabled={busy || wait > 0}
            onClick={() => void send()}
          >
            {wait > 0 ? t('again_in', { seconds: wait }) : t('send_code')}
          </Button>
        </div>
      )}
    </>
  )
}

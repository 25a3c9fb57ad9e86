import { usePluginContext, useServices, useTranslation, keyedText } from '@foyer/sdk'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CodeFields, useCodeSender } from '../shared/codes.tsx'
import { SmsCaptchaPool } from '../shared/captcha.tsx'
import type { MobileNumbers, NumberProblem } from '../shared/points.ts'
import type { FieldProps } from './field-props.ts'
import type { manifest } from './manifest.ts'
import css from './register-form.module.css'

interface Props extends FieldProps {
  readonly numbers: MobileNumbers
  readonly withCode: boolean
}

/** A mobile number, and the code sent to it (ST-10). */
export function MobileFields({ busy, typed, errorOf, change, numbers, withCode }: Props): ReactNode {
  const t = useTranslation<'account.register'>()
  const plugin = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const { problem, showProblem } = useNumberProblem(typed.number)
  const [captchas] = useState(() => new SmsCaptchaPool(plugin, services, t))
  useEffect(() => () => captchas.close(), [captchas])
  const codes = useCodeSender(numbers, (scene) => captchas.verify(scene))
  const fields = useRef<HTMLDivElement>(null)
  const focus = (name: 'number' | 'code'): void =>
    fields.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()

  const send = async (): Promise<void> => {
    const read = numbers.read(typed.number)
    if ('problem' in read) {
      showProblem(read.problem)
      focus('number')
      return
    }
    if (codes.sending) return
    change({ number: read.number.mobileNum, code: '' })
    if (!(await codes.send(read.number))) return
    services.overlays.toast(t('code_sent'), { kind: 'success' })
    focus('code')
  }
  return (
    <div ref={fields} className={css.fields}>
      <CodeFields
        numbers={numbers}
        withCode={withCode}
        typed={typed}
        errors={{ number: errorOf('number') ?? problem, code: errorOf('code') }}
        texts={{
          number: t('mobile_number'),
          code: t('code'),
          send: t('send_code'),
          again: (seconds) => t('again_in', { seconds }),
        }}
        disabled={busy}
        readOnly={codes.sending}
        sending={codes.sending}
        sendFailure={codes.failure}
        // A code belongs to the number to which it was sent.
        onType={(part, text) => change(part === 'number' ? { number: text, code: '' } : { code: text })}
        onSend={() => void send()}
      />
    </div>
  )
}

/** The error of a number that a code was to be sent to; shown until another number is typed. */
function useNumberProblem(typed: string): {
  readonly problem: string | undefined
  readonly showProblem: (problem: NumberProblem) => void
} {
  const translate = useTranslation('account.mobile')
  const [reported, setReported] = useState<{ readonly problem: NumberProblem; readonly of: string }>()
  return {
    problem: reported?.of === typed ? keyedText(translate, reported.problem) : undefined,
    showProblem: (problem) => setReported({ problem, of: typed }),
  }
}

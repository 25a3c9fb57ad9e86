import {
  type HttpError,
  InvalidFields,
  usePluginContext,
  useServices,
  useSubmit,
  useTranslation,
} from '@foyer/sdk'
import { Button, Form, type FormHandle, FormMessage, Tabs } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { describeError, type FailureMessage, showFailure, textOf } from '../shared/failures.ts'
import { useCodeSender } from '../shared/codes.tsx'
import type { LoginAnswer } from '../shared/endpoints.ts'
import type { SecondFactorProps } from '../shared/points.ts'
import { type FactorProof, verify } from './endpoints.ts'
import {
  clearMethod,
  EMPTY,
  FACTOR_FIELDS,
  type FactorErrors,
  factorFailure,
  offeredMethods,
  readFactor,
  typeInto,
  verifyFactor,
} from './factor.ts'
import { FactorFields } from './factor-fields.tsx'
import type { manifest } from './manifest.ts'
import css from './second-factor-form.module.css'

/** How long 'login_2fa_pass' is shown (ER-07). */
const PASSED_TOAST_MS = 1_500

/** The form in which a player proves by one of the methods who they are (OV-15, VA-06, ER-07). */
export function SecondFactorForm({ credentials, methods, captcha, onEnd }: SecondFactorProps): ReactNode {
  const t = useTranslation<'account.second-factor'>()
  const { settings } = usePluginContext<typeof manifest>()
  const { http, overlays, numbers } = useServices<typeof manifest>()
  const offered = offeredMethods(methods, numbers !== undefined)
  const [method, setMethod] = useState(offered[0])
  // Text typed under another tab stays.
  const [values, setValues] = useState(EMPTY)
  const [action, setAction] = useState<'send' | 'check'>('check')
  const form = useRef<FormHandle>(null)
  const codes = useCodeSender(numbers, captcha)
  // A code may be typed, or filled in by the phone, as soon as it was sent.
  const submit = useSubmit<FactorErrors, FailureMessage<'account.second-factor'>>({
    describe: failureOf,
    lockMs: 0,
  })
  const { busy, failure } = submit

  // The sheet opened before its form was loaded.
  const first = useRef(FACTOR_FIELDS[method][0])
  useEffect(() => form.current?.focus(first.current), [])

  const send = async (): Promise<void> => {
    if (!numbers || busy) return
    const read = numbers.read(values.number)
    setAction('send')
    const result = await submit.run(
      'problem' in read ? { number: read.problem } : {},
      async () => {
        if ('problem' in read) return false
        setValues((now) => ({ ...now, number: read.number.mobileNum, code: '', sent: false }))
        return codes.send(read.number)
      },
      { isDone: () => false },
    )
    if (result.step === 'invalid') form.current?.focusFirst(result.errors)
    if (result.step !== 'cancelled' || !result.result) return
    setValues((now) => ({ ...now, sent: true }))
    form.current?.focus('code')
  }
  /** Resolves with the answer, or with the refusal after which no factor helps. */
  const verifyProof = async (proof: FactorProof, signal: AbortSignal): Promise<LoginAnswer | HttpError> => {
    const verified = await verifyFactor(proof, values.code, numbers)
    if ('problem' in verified) throw new InvalidFields<FactorErrors>({ code: verified.problem })
    const { username, password } = credentials
    try {
      return await http.call(verify, {
        body: { username, password, ...verified.proof },
        alert: false,
        signal,
      })
    } catch (error) {
      const found = factorFailure(error)
      if (found.kind === 'ended') return found.error
      if (found.kind !== 'refused') throw error
      setValues((now) => clearMethod(now, method))
      throw new InvalidFields<FactorErrors>({ [FACTOR_FIELDS[method][0]]: found.text })
    }
  }
  const check = async (): Promise<void> => {
    if (busy) return
    const read = readFactor(method, values, { authCodeLength: settings.authCodeLength, numbers })
    setAction('check')
    const result = await submit.run('errors' in read ? read.errors : {}, async ({ signal }) =>
      'proof' in read ? verifyProof(read.proof, signal) : undefined,
    )
    if (result.step === 'invalid') form.current?.focusFirst(result.errors)
    if (result.step === 'done' && result.result) {
      if (!(result.result instanceof Error))
        overlays.toast(t('login_2fa_pass'), { ms: PASSED_TOAST_MS, kind: 'success' })
      onEnd(result.result)
    }
    if (result.step !== 'failed' || factorFailure(result.error).kind === 'aborted') return
    await showFailure({ ...result.failure, message: textOf(result.failure, t) }, { overlays, t })
    form.current?.focus(FACTOR_FIELDS[method][0])
  }

  const checking = busy && action === 'check'
  const fields = (
    <div className={css.fields}>
      <p className={css.lead}>{t(`lead_${method}`)}</p>
      <FactorFields
        // Another tab has new inputs: what a browser offers to fill in must not stay.
        key={method}
        method={method}
        values={values}
        submit={submit}
        numbers={numbers}
        sending={busy && action === 'send'}
        sendFailure={codes.failure}
        onType={(field, text) => {
          if (busy) return
          setValues((now) => typeInto(now, field, text))
          submit.edit(field)
        }}
        onSend={() => void send()}
      />
    </div>
  )
  return (
    <div className={css.sheet}>
      <Form handle={form} variant="plain" busy={busy} onSubmit={() => void check()}>
        <p className={css.tip}>{t('ip_not_recorded')}</p>
        {offered.length === 1 ? (
          fields
        ) : (
          <Tabs
            label={t('ways')}
            tabs={offered.map((key) => ({ key, label: t(`by_${key}`) }))}
            value={method}
            onChange={(key) => {
              const chosen = offered.find((each) => each === key)
              if (!chosen || busy) return
              setMethod(chosen)
              submit.clear()
            }}
          >
            {fields}
          </Tabs>
        )}
        <FormMessage>{failure?.presentation === 'inline' ? textOf(failure, t) : ''}</FormMessage>
        <Button type="submit" block busy={checking}>
          {t(checking ? 'checking' : 'continue')}
        </Button>
      </Form>
    </div>
  )
}

function failureOf(error: unknown): FailureMessage<'account.second-factor'> {
  const found = factorFailure(error)
  return found.kind === 'unchecked' ? found.message : describeError(error)
}

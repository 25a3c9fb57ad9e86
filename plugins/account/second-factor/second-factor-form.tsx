import { usePluginContext, useServices, useAbortSignal, useTranslation } from '@foyer/sdk'
import { Button, Tabs } from '@foyer/sdk/ui'
import { type ReactNode, type SubmitEvent, useEffect, useReducer, useRef } from 'react'
import { showFailure, textOf } from '../describe-error.ts'
import { useCodeSender } from '../use-code-sender.ts'
import type { SecondFactorProps } from '../second-factor.ts'
import { PASSED_TOAST_MS } from './constants.ts'
import { type FactorProof, verify } from './endpoints.ts'
import { factorFailure } from './factor-failure.ts'
import { FactorFields } from './factor-fields.tsx'
import {
  type FactorErrors,
  type FactorField,
  factorState,
  fieldToFill,
  initialState,
} from './factor-state.ts'
import type { manifest } from './manifest.ts'
import { offeredMethods } from './offered-methods.ts'
import { verifyFactor } from './verify-factor.ts'
import { readFactor } from './read-factor.ts'
import css from './second-factor-form.module.css'

/** The form in which a player proves by one of the methods who they are (OV-15, VA-06, ER-07). */
export function SecondFactorForm({ credentials, methods, captcha, onEnd }: SecondFactorProps): ReactNode {
  const t = useTranslation()
  const { settings } = usePluginContext<typeof manifest>()
  const { http, overlays, numbers } = useServices<typeof manifest>()
  const offered = offeredMethods(methods, numbers !== undefined)
  const [state, dispatch] = useReducer(factorState, offered[0], initialState)
  const form = useRef<HTMLFormElement>(null)
  const signal = useAbortSignal()
  const { method, typed } = state
  const errors = state.step === 'editing' ? state.errors : {}
  const failure = state.step === 'editing' ? state.failure : undefined
  const codes = useCodeSender(numbers, captcha)

  const focus = (field: FactorField | undefined): void =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus()
  // The sheet opened before its form was loaded.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const showErrors = (found: FactorErrors): void => {
    dispatch({ type: 'validationFailed', errors: found })
    focus(fieldToFill(method, found))
  }
  const send = async (): Promise<void> => {
    if (!numbers || state.step !== 'editing') return
    const read = numbers.read(typed.number)
    if ('problem' in read) return showErrors({ number: read.problem })
    dispatch({ type: 'send', number: read.number.mobileNum })
    const sent = await codes.send(read.number)
    dispatch({ type: sent ? 'sent' : 'end' })
    if (sent) focus('code')
  }
  const check = async (given: FactorProof): Promise<void> => {
    const { username, password } = credentials
    dispatch({ type: 'check' })
    const verified = await verifyFactor(given, typed.code, numbers)
    if ('problem' in verified) {
      dispatch({ type: 'end' })
      return showErrors({ code: verified.problem })
    }
    try {
      const body = { username, password, ...verified.proof }
      const answer = await http.call(verify, { body, alert: false, signal: signal() })
      overlays.toast(t('login_2fa_pass'), { ms: PASSED_TOAST_MS, kind: 'success' })
      onEnd(answer)
    } catch (error) {
      await showError(error)
    }
  }
  const showError = async (error: unknown): Promise<void> => {
    const found = factorFailure(error)
    if (found.kind === 'aborted') return
    if (found.kind === 'ended') return onEnd(found.error)
    if (found.kind === 'refused') dispatch({ type: 'rejected', text: found.text })
    else {
      dispatch({ type: 'end', failure: found.message })
      await showFailure(found.message, overlays, t)
    }
    focus(fieldToFill(method))
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (state.step !== 'editing') return
    const read = readFactor(method, typed, { authCodeLength: settings.authCodeLength, numbers })
    if ('errors' in read) return showErrors(read.errors)
    void check(read.proof)
  }

  const fields = (
    <div className={css.fields}>
      <p className={css.lead}>{t(`lead_${method}`)}</p>
      <FactorFields
        // Another tab has new inputs: what a browser offers to fill in must not stay.
        key={method}
        state={state}
        errors={errors}
        numbers={numbers}
        sent={state.sent}
        sendFailure={codes.failure}
        onType={(field, text) => dispatch({ type: 'edit', field, text })}
        onSend={() => void send()}
      />
    </div>
  )
  return (
    <form ref={form} className={css.form} noValidate aria-busy={state.step !== 'editing'} onSubmit={submit}>
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
            if (chosen) dispatch({ type: 'select', method: chosen })
          }}
        >
          {fields}
        </Tabs>
      )}
      <p className={css.failure} aria-live="polite">
        {failure?.presentation === 'inline' && textOf(failure, t)}
      </p>
      <Button type="submit" block busy={state.step === 'checking'}>
        {t(state.step === 'checking' ? 'checking' : 'continue')}
      </Button>
    </form>
  )
}

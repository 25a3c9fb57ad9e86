import {
  type FormState,
  type HttpError,
  InvalidFields,
  type TextFieldOf,
  useForm,
  usePluginContext,
  useServices,
  useTranslation,
} from '@foyer/sdk'
import { Button, Form, FormMessage, Tabs, TextField } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CodeFields, type CodeSender, sendCode, useCodeSender } from '../shared/codes.tsx'
import type { LoginAnswer } from '../shared/endpoints.ts'
import {
  describeError,
  type FailureMessage,
  fieldErrorText,
  showFailure,
  textOf,
} from '../shared/failures.ts'
import type { FactorMethod, MobileNumbers, SecondFactorProps } from '../shared/points.ts'
import { type FactorProof, verify } from './endpoints.ts'
import {
  clearMethod,
  EMPTY,
  FACTOR_FIELDS,
  type FactorErrors,
  factorFailure,
  isOfMobile,
  type FactorValues,
  offeredMethods,
  readFactor,
  typeInto,
  verifyFactor,
} from './factor.ts'
import type { manifest } from './manifest.ts'
import css from './second-factor-form.module.css'

/** How long 'login_2fa_pass' is shown (ER-07). */
const PASSED_TOAST_MS = 1_500

type Failure = FailureMessage<'account.second-factor'>

/** The form in which a player proves by one of the methods who they are (OV-15, VA-06, ER-07). */
export function SecondFactorForm({ credentials, methods, captcha, onEnd }: SecondFactorProps): ReactNode {
  const t = useTranslation<'account.second-factor'>()
  const translateMobile = useTranslation('account.mobile')
  const { settings } = usePluginContext<typeof manifest>()
  const { http, overlays, numbers } = useServices<typeof manifest>()
  const offered = offeredMethods(methods, numbers !== undefined)
  const [method, setMethod] = useState(offered[0])
  const codes = useCodeSender(numbers, captcha)
  // Text typed under another tab stays.
  const form = useForm<FactorValues, FactorErrors, Failure>({
    initial: EMPTY,
    secrets: ['authCode', 'code'],
    errorText: (error, field) =>
      isOfMobile(error, field) ? fieldErrorText(error, translateMobile) : fieldErrorText(error, t),
    describe: failureOf,
    // A code may be typed, or filled in by the phone, as soon as it was sent.
    lockMs: 0,
  })
  const { busy, failure, handle, values } = form

  // The sheet opened before its form was loaded.
  const first = useRef(FACTOR_FIELDS[method][0])
  useEffect(() => handle.current?.focus(first.current), [handle])

  const send = async (): Promise<void> => {
    if (!numbers || busy) return
    form.set({ sent: false })
    if (await sendCode(form, numbers, codes)) form.set({ sent: true })
  }
  /** Resolves with the answer, or with the refusal after which no factor helps. */
  const verifyProof = async (proof: FactorProof, signal: AbortSignal): Promise<LoginAnswer | HttpError> => {
    const verified = await verifyFactor(proof, values.code, numbers)
    if ('problem' in verified) throw new InvalidFields<FactorErrors>({ code: verified.problem })
    const { username, password } = credentials
    const body = { username, password, ...verified.proof }
    try {
      return await http.call(verify, { body, alert: false, signal })
    } catch (error) {
      const found = factorFailure(error)
      if (found.kind === 'ended') return found.error
      if (found.kind !== 'refused') throw error
      form.set(clearMethod(method))
      throw new InvalidFields<FactorErrors>({ [FACTOR_FIELDS[method][0]]: found.text })
    }
  }
  const check = async (): Promise<void> => {
    if (busy) return
    const read = readFactor(method, values, { authCodeLength: settings.authCodeLength, numbers })
    const result = await form.send(
      async ({ signal }) => ('proof' in read ? verifyProof(read.proof, signal) : undefined),
      { errors: 'errors' in read ? read.errors : {} },
    )
    if (result.step === 'done' && result.result) {
      if (!(result.result instanceof Error))
        overlays.toast(t('login_2fa_pass'), { ms: PASSED_TOAST_MS, kind: 'success' })
      onEnd(result.result)
    }
    if (result.step !== 'failed' || factorFailure(result.error).kind === 'aborted') return
    await showFailure({ ...result.failure, message: textOf(result.failure, t) }, { overlays, t })
    handle.current?.focus(FACTOR_FIELDS[method][0])
  }
  const choose = (key: string): void => {
    const chosen = offered.find((each) => each === key)
    if (!chosen || busy) return
    setMethod(chosen)
    form.clear()
  }

  const checking = busy && !codes.sending
  const fields = (
    <div className={css.fields}>
      <p className={css.lead}>{t(`lead_${method}`)}</p>
      {/* Another tab has new inputs: what a browser offers to fill in must not stay. */}
      <FactorFields key={method} {...{ method, form, numbers, codes }} onSend={() => void send()} />
    </div>
  )
  return (
    <div className={css.sheet}>
      <Form handle={handle} variant="plain" busy={busy} onSubmit={() => void check()}>
        <p className={css.tip}>{t('ip_not_recorded')}</p>
        {offered.length === 1 ? (
          fields
        ) : (
          <Tabs
            label={t('ways')}
            tabs={offered.map((key) => ({ key, label: t(`by_${key}`) }))}
            value={method}
            onChange={choose}
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

function failureOf(error: unknown): Failure {
  const found = factorFailure(error)
  return found.kind === 'unchecked' ? found.message : describeError(error)
}

interface FieldsProps {
  readonly method: FactorMethod
  readonly form: FormState<FactorValues, FactorErrors, Failure>
  readonly numbers: MobileNumbers | undefined
  readonly codes: CodeSender
  readonly onSend: () => void
}

/** The fields of the chosen method. */
function FactorFields({ method, form, numbers, codes, onSend }: FieldsProps): ReactNode {
  const t = useTranslation<'account.second-factor'>()
  const { announceErrors, busy, change, errorOf, values } = form
  const bind = (field: TextFieldOf<FactorValues>) => ({
    ...form.bind(field),
    required: true,
    // Not disabled: that would drop the focus, and the keyboard with it.
    readOnly: busy,
    enterKeyHint: 'go' as const,
  })
  switch (method) {
    case 'E':
      return (
        <TextField
          {...bind('email')}
          type="email"
          label={t('email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )
    case 'P':
      return (
        <TextField
          {...bind('payeeName')}
          label={t('payee_name')}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
          leading="user"
        />
      )
    case 'G':
      return (
        <TextField
          {...bind('authCode')}
          label={t('auth_code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          leading="lock"
        />
      )
    case 'S':
      return (
        numbers && (
          <CodeFields
            numbers={numbers}
            typed={values}
            errors={{ number: errorOf('number'), code: errorOf('code') }}
            texts={{
              number: t('mobile_number'),
              code: t('code'),
              send: t('send_code'),
              again: (seconds) => t('again_in', { seconds }),
            }}
            announceErrors={announceErrors}
            readOnly={busy}
            sending={codes.sending}
            sendFailure={codes.failure}
            status={values.sent ? t('code_sent') : ''}
            onType={(field, text) => {
              if (!busy) change(typeInto(field, text))
            }}
            onSend={onSend}
          />
        )
      )
  }
}

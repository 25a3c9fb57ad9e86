import { useTranslation } from '@foyer/sdk'
import { TextField } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { textOf } from '../describe-error.ts'
import { CodeFields } from '../code-fields.tsx'
import type { MobileNumbers } from '../mobile-numbers.ts'
import type { FactorErrors, FactorField, FactorState } from './factor-state.ts'

interface Props {
  readonly state: FactorState
  readonly errors: FactorErrors
  readonly numbers: MobileNumbers | undefined
  /** A code was sent to the number. */
  readonly sent: boolean
  /** Why the last code was not sent. */
  readonly sendFailure: unknown
  readonly onType: (field: FactorField, text: string) => void
  readonly onSend: () => void
}

/** The fields of the chosen method. */
export function FactorFields({
  state,
  errors,
  numbers,
  sent,
  sendFailure,
  onType,
  onSend,
}: Props): ReactNode {
  const t = useTranslation()
  const translateMobile = useTranslation('account.mobile')
  const { method, typed, step } = state
  const errorText = (field: FactorField, translate = t): string | undefined => {
    const problem = errors[field]
    if (!problem) return undefined
    return 'refusal' in problem
      ? textOf({ text: problem.refusal }, t)
      : translate(problem.key, problem.values)
  }
  const refused = Object.values(errors).some((problem) => 'refusal' in problem)
  const bind = (field: FactorField) => ({
    name: field,
    value: typed[field],
    error: errorText(field),
    announceError: refused,
    required: true,
    // Not disabled: that would drop the focus, and the keyboard with it.
    readOnly: step !== 'editing',
    enterKeyHint: 'go' as const,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onType(field, currentTarget.value),
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
            typed={typed}
            errors={{
              number: errorText('number', translateMobile),
              code: errorText('code', translateMobile),
            }}
            texts={{
              number: t('mobile_number'),
              code: t('code'),
              send: t('send_code'),
              again: (seconds) => t('again_in', { seconds }),
            }}
            announceErrors={refused}
            readOnly={step !== 'editing'}
            sending={step === 'sending'}
            sendFailure={sendFailure}
            status={sent ? t('code_sent') : ''}
            onType={onType}
            onSend={onSend}
          />
        )
      )
  }
}

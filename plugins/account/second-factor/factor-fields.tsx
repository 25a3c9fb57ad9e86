import { type Submit, useTranslation } from '@foyer/sdk'
import { TextField } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { type FailureMessage, fieldErrorText } from '../shared/failures.ts'
import { CodeFields } from '../shared/codes.tsx'
import type { MobileNumbers } from '../shared/mobile-numbers.ts'
import type { FactorMethod } from '../shared/points.ts'
import {
  type FactorErrors,
  type FactorField,
  type FactorValues,
  NOT_RIGHT,
  type NumberError,
} from './factor.ts'

interface Props {
  readonly method: FactorMethod
  readonly values: FactorValues
  readonly submit: Submit<FactorErrors, FailureMessage<'account.second-factor'>>
  readonly numbers: MobileNumbers | undefined
  /** A code is being requested. */
  readonly sending: boolean
  /** Why the last code was not sent. */
  readonly sendFailure: unknown
  readonly onType: (field: FactorField, text: string) => void
  readonly onSend: () => void
}

/** The fields of the chosen method. */
export function FactorFields(props: Props): ReactNode {
  const { method, values, submit, numbers, sending, sendFailure, onType, onSend } = props
  const { errors, announceErrors, busy } = submit
  const t = useTranslation<'account.second-factor'>()
  const translateMobile = useTranslation('account.mobile')
  const bind = (field: Exclude<FactorField, 'number' | 'code'>) => ({
    name: field,
    value: values[field],
    error: fieldErrorText(errors[field], t),
    announceError: announceErrors,
    required: true,
    // Not disabled: that would drop the focus, and the keyboard with it.
    readOnly: busy,
    enterKeyHint: 'go' as const,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onType(field, currentTarget.value),
  })
  // A refusal of the gateway without words has a text of this plugin, a wrong number one of `account.mobile`.
  const numberError = (error: NumberError | undefined): string | undefined =>
    error && 'key' in error && error.key === NOT_RIGHT ? t(NOT_RIGHT) : fieldErrorText(error, translateMobile)
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
            errors={{
              number: numberError(errors.number),
              code: numberError(errors.code),
            }}
            texts={{
              number: t('mobile_number'),
              code: t('code'),
              send: t('send_code'),
              again: (seconds) => t('again_in', { seconds }),
            }}
            announceErrors={announceErrors}
            readOnly={busy}
            sending={sending}
            sendFailure={sendFailure}
            status={values.sent ? t('code_sent') : ''}
            onType={onType}
            onSend={onSend}
          />
        )
      )
  }
}

import { type Submit, useTranslation } from '@foyer/sdk'
import { useCallback } from 'react'
import { fieldErrorText, textOf } from '../shared/failures.ts'
import type { RegisterErrors, RegisterField } from './read-registration.ts'
import type { RegisterFailure } from './register-failure.ts'

/** The error to show at a field, in the player's language. */
export type ErrorOf = (field: RegisterField) => string | undefined

export function useFieldErrors({ state }: Submit<RegisterErrors, RegisterFailure>): ErrorOf {
  const t = useTranslation<'account.register'>()
  const translateNumber = useTranslation('account.mobile')
  return useCallback(
    (field) => {
      if (state.step === 'failed') return state.failure.field === field ? textOf(state.failure, t) : undefined
      const errors = state.step === 'invalid' ? state.errors : {}
      return field === 'number' || field === 'code'
        ? fieldErrorText(errors[field], translateNumber)
        : fieldErrorText(errors[field], t)
    },
    [state, t, translateNumber],
  )
}

import { useTranslation } from '@foyer/sdk'
import { useCallback } from 'react'
import { textOf } from '../describe-error.ts'
import type { RegisterField } from './read-registration.ts'
import type { RegisterState } from './register-flow.ts'

/** The error to show at a field, in the player's language. */
export type ErrorOf = (field: RegisterField) => string | undefined

export function useFieldErrors(state: RegisterState): ErrorOf {
  const t = useTranslation()
  const translateNumber = useTranslation('account.mobile')
  return useCallback(
    (field) => {
      if (state.step === 'failed') return state.failure.field === field ? textOf(state.failure, t) : undefined
      const error = state.step === 'invalid' ? state.errors[field] : undefined
      const translate = field === 'number' || field === 'code' ? translateNumber : t
      return error && translate(error.key, error.values)
    },
    [state, t, translateNumber],
  )
}

import { useText } from '@foyer/sdk'
import { useCallback } from 'react'
import { textOf } from '../call-failure.ts'
import type { RegisterField } from './read-registration.ts'
import type { RegisterState } from './submission.ts'

/** What is to be told at a field, in the player's language. */
export type ErrorOf = (field: RegisterField) => string | undefined

export function useFieldErrors(state: RegisterState): ErrorOf {
  const t = useText()
  const sayNumber = useText('account.mobile')
  return useCallback(
    (field) => {
      if (state.step === 'failed') return state.failure.field === field ? textOf(state.failure, t) : undefined
      const error = state.step === 'invalid' ? state.errors[field] : undefined
      const say = field === 'number' || field === 'code' ? sayNumber : t
      return error && say(error.key, error.values)
    },
    [state, t, sayNumber],
  )
}

import { failureKind, HttpError, useDraft, usePluginContext, useServices } from '@foyer/sdk'
import { useEffect, useReducer, useRef } from 'react'
import { checkDraft, type Draft, EMPTY, type Errors, isDraft, normalizeDraft } from './draft.ts'
import { sendFeedback } from './endpoints.ts'
import { EDITING, feedbackState } from './feedback-state.ts'
import type { manifest } from './manifest.ts'

/** The form's draft and state, and its actions. */
export function useFeedback() {
  const { logger } = usePluginContext<typeof manifest>()
  const { http } = useServices<typeof manifest>()
  const [state, dispatch] = useReducer(feedbackState, EDITING)
  const [draft, setDraft, clearDraft] = useDraft('form', EMPTY, isDraft)
  const aborter = useRef<AbortController>(undefined)
  useEffect(() => () => aborter.current?.abort(), [])

  const edit = (field: keyof Draft, value: string): void => {
    setDraft((previous) => ({ ...previous, [field]: value }))
    dispatch({ type: 'edit', field })
  }
  /** Sends the draft. Resolves with its errors, if it has any. */
  const submit = async (): Promise<Errors> => {
    const normalized = normalizeDraft(draft)
    const errors = checkDraft(normalized)
    dispatch({ type: 'submit', errors })
    if (state.step === 'sending' || Object.keys(errors).length > 0) return errors
    const { category, message: content, contact } = normalized
    const { signal } = (aborter.current = new AbortController())
    try {
      const body = { category, content, ...(contact && { contact }) }
      await http.call(sendFeedback, { body, signal, alert: false })
      clearDraft()
      dispatch({ type: 'succeed' })
    } catch (error) {
      if (!(error instanceof HttpError)) logger.error(error)
      // Only the message of a refusal is written for players.
      const message =
        error instanceof HttpError && failureKind(error) === 'refused' ? error.answer?.message : undefined
      if (!signal.aborted) dispatch({ type: 'fail', message })
    }
    return errors
  }
  return { draft, state, edit, submit, again: () => dispatch({ type: 'again' }) }
}

import { HttpError, usePluginContext, useServices } from '@foyer/sdk'
import { useEffect, useReducer, useRef, useState } from 'react'
import { checkDraft, DRAFT, type Draft, EMPTY, type Errors, normalizeDraft } from './draft.ts'
import { sendFeedback } from './endpoints.ts'
import { EDITING, feedbackState } from './feedback-state.ts'
import type { manifest } from './manifest.ts'

/** The form's draft and state, and its actions. */
export function useFeedback() {
  const { storage, logger } = usePluginContext<typeof manifest>()
  const { http, session } = useServices<typeof manifest>()
  const [state, dispatch] = useReducer(feedbackState, EDITING)
  const [draft, setDraft] = useState(() => {
    const stored = storage.get(DRAFT)
    return stored && stored.member === session.current.get()?.id ? stored.draft : EMPTY
  })
  const aborter = useRef<AbortController>(undefined)
  useEffect(() => () => aborter.current?.abort(), [])

  const edit = (field: keyof Draft, value: string): void => {
    const next = { ...draft, [field]: value }
    setDraft(next)
    dispatch({ type: 'edit', field })
    const member = session.current.get()?.id
    if (member !== undefined) storage.set(DRAFT, { member, draft: next })
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
      storage.remove(DRAFT)
      setDraft(EMPTY)
      dispatch({ type: 'succeed' })
    } catch (error) {
      if (!(error instanceof HttpError)) logger.error(error)
      // Only the message of a refusal is written for players.
      const refusal = error instanceof HttpError && error.code === 'HT-REFUSED'
      const message = refusal ? error.answer?.message : undefined
      if (!signal.aborted) dispatch({ type: 'fail', message })
    }
    return errors
  }
  return { draft, state, edit, submit, again: () => dispatch({ type: 'again' }) }
}

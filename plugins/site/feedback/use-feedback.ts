import { failureKind, HttpError, useDraft, useServices, useSubmit } from '@foyer/sdk'
import { useState } from 'react'
import { checkDraft, type Draft, EMPTY, type Errors, isDraft, normalizeDraft } from './draft.ts'
import { sendFeedback } from './endpoints.ts'
import type { manifest } from './manifest.ts'

/** The form's draft, its submit, and whether it was sent. */
export function useFeedback() {
  const { http } = useServices<typeof manifest>()
  const [draft, setDraft, clearDraft] = useDraft('form', EMPTY, isDraft)
  const [sent, setSent] = useState(false)
  const submit = useSubmit<Errors, { readonly message: string | undefined }>({ describe: refusalOf })

  const edit = (field: keyof Draft, value: string): void => {
    setDraft((previous) => ({ ...previous, [field]: value }))
    submit.edit(field)
  }
  /** Sends the draft. Resolves with its errors, if it has any. */
  const send = async (): Promise<Errors> => {
    const normalized = normalizeDraft(draft)
    const result = await submit.run(checkDraft(normalized), async ({ signal }) => {
      const { category, message: content, contact } = normalized
      const body = { category, content, ...(contact && { contact }) }
      await http.call(sendFeedback, { body, signal, alert: false })
      clearDraft()
    })
    if (result.step === 'done') setSent(true)
    return result.step === 'invalid' ? result.errors : {}
  }
  return { draft, sent, submit, edit, send, again: () => setSent(false) }
}

/** Only the message of a refusal is written for players. */
const refusalOf = (error: unknown): { readonly message: string | undefined } => ({
  message: error instanceof HttpError && failureKind(error) === 'refused' ? error.answer?.message : undefined,
})

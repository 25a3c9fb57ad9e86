import { useTranslation } from '@foyer/sdk'
import { Button, PageHeader, TextField } from '@foyer/sdk/ui'
import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { CategoryChoice } from './category-choice.tsx'
import { CONTACT_MAX } from './constants.ts'
import type { Field } from './draft.ts'
import { FeedbackSent } from './feedback-sent.tsx'
import css from './feedback-screen.module.css'
import { MessageField } from './message-field.tsx'
import { useFeedback } from './use-feedback.ts'

const ORDER: readonly Field[] = ['category', 'message', 'contact']

/** /m/feedback: a member sends feedback to the merchant (RT-18). */
export function FeedbackScreen(): ReactNode {
  const t = useTranslation()
  const title = useId()
  const form = useRef<HTMLFormElement>(null)
  const { draft, state, edit, submit, again } = useFeedback()
  if (state.step === 'sent') return <FeedbackSent again={again} />

  const busy = state.step === 'sending'
  const errors = state.step === 'editing' ? state.errors : {}
  const errorText = (field: Field): string | undefined => errors[field] && t(errors[field])
  // Not a React form action: in its transition the busy state would be rendered only after it has ended.
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const wrong = await submit()
    const first = ORDER.find((field) => field in wrong)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <section className={css.screen} aria-labelledby={title}>
      <PageHeader id={title} align="start" title={t('title')} lead={t('lead')} />
      <form
        ref={form}
        className={css.form}
        onSubmit={(event) => void send(event)}
        noValidate
        aria-busy={busy}
      >
        <CategoryChoice
          chosen={draft.category}
          error={errorText('category')}
          onChoose={(category) => edit('category', category)}
        />
        <MessageField
          value={draft.message}
          error={errorText('message')}
          onChange={(message) => edit('message', message)}
        />
        <TextField
          name="contact"
          label={t('contact')}
          hint={t('contact_hint')}
          error={errorText('contact')}
          value={draft.contact}
          maxLength={CONTACT_MAX}
          autoComplete="email"
          enterKeyHint="send"
          onChange={({ currentTarget }) => edit('contact', currentTarget.value)}
        />
        <p className={css.trouble} role="alert">
          {state.step === 'failed' && (state.message ?? t('failed'))}
        </p>
        <Button type="submit" block busy={busy}>
          {t(busy ? 'sending' : 'send')}
        </Button>
      </form>
    </section>
  )
}

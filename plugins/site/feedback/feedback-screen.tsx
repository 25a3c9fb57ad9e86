import { useTranslation } from '@foyer/sdk'
import { Button, ChoicePills, Form, type FormHandle, FormMessage, FormScreen, TextField } from '@foyer/sdk/ui'
import { type ReactNode, useRef } from 'react'
import { CONTACT_MAX } from './constants.ts'
import { CATEGORIES, type Field } from './draft.ts'
import { FeedbackSent } from './feedback-sent.tsx'
import { MessageField } from './message-field.tsx'
import { useFeedback } from './use-feedback.ts'

/** /m/feedback: a member sends feedback to the merchant (RT-18). */
export function FeedbackScreen(): ReactNode {
  const t = useTranslation<'site.feedback'>()
  const form = useRef<FormHandle>(null)
  const { draft, sent, submit, edit, send, again } = useFeedback()
  if (sent) return <FeedbackSent again={again} />

  const { busy, errors, failure } = submit
  const errorText = (field: Field): string | undefined => errors[field] && t(errors[field])
  const submitForm = async (): Promise<void> => form.current?.focusFirst(await send())
  return (
    <FormScreen align="start" title={t('title')} lead={t('lead')}>
      <Form variant="plain" handle={form} busy={busy} onSubmit={() => void submitForm()}>
        <ChoicePills
          legend={t('category')}
          name="category"
          choices={CATEGORIES.map((key) => ({ key, label: t(`about_${key}`) }))}
          value={draft.category}
          error={errorText('category')}
          onChange={(category) => edit('category', category)}
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
        <FormMessage urgent>{failure ? (failure.message ?? t('failed')) : ''}</FormMessage>
        <Button type="submit" block busy={submit.disabled}>
          {t(busy ? 'sending' : 'send')}
        </Button>
      </Form>
    </FormScreen>
  )
}

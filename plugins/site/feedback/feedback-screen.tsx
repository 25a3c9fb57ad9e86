import {
  failureKind,
  HOME_PATH,
  HttpError,
  Link,
  useForm,
  useServices,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Button, ChoicePills, Form, FormMessage, FormScreen, PageHeader, TextField } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { MenuRow } from '../contract/menu-row.tsx'
import { CATEGORIES, checkDraft, CONTACT_MAX, EMPTY, FIELDS, isDraft, normalizeDraft } from './draft.ts'
import { sendFeedback } from './endpoints.ts'
import css from './feedback-screen.module.css'
import type { manifest } from './manifest.ts'
import { MessageField } from './message-field.tsx'

/** /m/feedback: a member sends feedback to the merchant (RT-18). */
export function FeedbackScreen(): ReactNode {
  const t = useTranslation<'site.feedback'>()
  const { http } = useServices<typeof manifest>()
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial: EMPTY,
    draft: { key: 'form', fields: FIELDS, accept: isDraft },
    check: (draft) => checkDraft(normalizeDraft(draft)),
    errorText: (key) => t(key),
    describe: (error) => refusalOf(error) ?? t('failed'),
  })
  if (sent) return <FeedbackSent again={() => setSent(false)} />

  const send = () =>
    form.send(async ({ signal }) => {
      const { category, message: content, contact } = normalizeDraft(form.values)
      const body = { category, content, ...(contact && { contact }) }
      await http.call(sendFeedback, { body, signal, alert: false })
      form.reset()
      setSent(true)
    })
  return (
    <FormScreen align="start" title={t('title')} lead={t('lead')}>
      <Form variant="plain" handle={form.handle} busy={form.busy} onSubmit={() => void send()}>
        <ChoicePills
          legend={t('category')}
          name="category"
          choices={CATEGORIES.map((key) => ({ key, label: t(`about_${key}`) }))}
          value={form.values.category}
          error={form.errorOf('category')}
          onChange={(category) => form.change({ category })}
        />
        <MessageField
          value={form.values.message}
          error={form.errorOf('message')}
          onChange={(message) => form.change({ message })}
        />
        <TextField
          {...form.bind('contact')}
          label={t('contact')}
          hint={t('contact_hint')}
          maxLength={CONTACT_MAX}
          autoComplete="email"
          enterKeyHint="send"
        />
        <FormMessage urgent>{form.failure}</FormMessage>
        <Button type="submit" block busy={form.disabled}>
          {t(form.busy ? 'sending' : 'send')}
        </Button>
      </Form>
    </FormScreen>
  )
}

/** Only the message of a refusal is written for players. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof HttpError && failureKind(error) === 'refused' ? error.answer?.message : undefined

/** Replaces the form after it was sent. Its heading takes the focus, which the removed button had. */
function FeedbackSent({ again }: { readonly again: () => void }): ReactNode {
  const t = useTranslation<'site.feedback'>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus(), [])
  return (
    <section className={`${css.screen} ${css.sent}`}>
      <PageHeader icon="check" headingRef={heading} title={t('sent')} lead={t('sent_lead')} />
      <Link to={HOME_PATH} className={css.home}>
        {t('back_home')}
      </Link>
      <Button kind="ghost" onClick={again}>
        {t('another')}
      </Button>
    </section>
  )
}

/** The settings row that opens this screen, for members only. */
export function FeedbackLink({ close }: { readonly close: () => void }): ReactNode {
  const t = useTranslation<'site.feedback'>()
  const member = useStore(useServices<typeof manifest>().session.current)
  return member && <MenuRow icon="chat" label={t('title')} to="/m/feedback" onPress={close} />
}

import { describeFailure, failureWords, useServices, useSubmit, useTranslation } from '@foyer/sdk'
import { Button, Form, FormMessage, TextField } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import { type AcmeItem, addEntry } from './endpoints.ts'
import { FAILURES } from './failures.ts'
import type { manifest } from './manifest.ts'

/** What can be wrong with the form, by field. */
interface Errors {
  readonly title?: string
}

interface Props {
  readonly onAdded: (added: AcmeItem) => void
}

/** Adds an entry. A failure loses nothing that was typed, and a double tap sends it once (ST-02). */
export function AddItem({ onAdded }: Props): ReactNode {
  const t = useTranslation<'vendors.acme'>()
  const kernelText = useTranslation('kernel')
  const { http } = useServices<typeof manifest>()
  const [title, setTitle] = useState('')
  const submit = useSubmit<Errors, string>({
    describe: (error) => failureWords(describeFailure(error, FAILURES).text, t, kernelText),
  })
  const send = async (): Promise<void> => {
    const typed = title.trim()
    const errors: Errors = typed === '' ? { title: t('title_missing') } : {}
    const result = await submit.run(errors, ({ signal }) =>
      http.call(addEntry, { body: { title: typed }, signal, alert: false }),
    )
    if (result.step !== 'done') return
    setTitle('')
    submit.clear()
    onAdded(result.result)
  }
  return (
    <Form onSubmit={() => void send()} busy={submit.busy} variant="plain">
      <TextField
        label={t('entry_title')}
        name="title"
        value={title}
        error={submit.errors.title}
        onChange={({ target }) => {
          setTitle(target.value)
          submit.edit('title')
        }}
      />
      <FormMessage>{submit.failure ?? ''}</FormMessage>
      <Button type="submit" disabled={submit.disabled}>
        {t('add')}
      </Button>
    </Form>
  )
}

import { describeFailure, failureWords, useForm, useServices, useTranslation } from '@foyer/sdk'
import { Button, Form, FormMessage, TextField } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { type AcmeItem, addEntry } from './endpoints.ts'
import { FAILURES } from './failures.ts'
import type { manifest } from './manifest.ts'

interface Props {
  readonly onAdded: (added: AcmeItem) => void
}

/** Adds an entry. A failure loses nothing that was typed, and a double tap sends it once (ST-02). */
export function AddItem({ onAdded }: Props): ReactNode {
  const t = useTranslation<'vendors.acme'>()
  const kernelText = useTranslation('kernel')
  const { http } = useServices<typeof manifest>()
  const form = useForm({
    initial: { title: '' },
    check: ({ title }): { readonly title?: string } =>
      title.trim() === '' ? { title: t('title_missing') } : {},
    describe: (error) => failureWords(describeFailure(error, FAILURES).text, t, kernelText),
  })
  const send = async (): Promise<void> => {
    const body = { title: form.values.title.trim() }
    const result = await form.send(({ signal }) => http.call(addEntry, { body, signal, alert: false }))
    if (result.step !== 'done') return
    form.reset()
    form.clear()
    onAdded(result.result)
  }
  return (
    <Form handle={form.handle} busy={form.busy} onSubmit={() => void send()} variant="plain">
      <TextField {...form.bind('title')} label={t('entry_title')} />
      <FormMessage>{form.failure ?? ''}</FormMessage>
      <Button type="submit" disabled={form.disabled}>
        {t('add')}
      </Button>
    </Form>
  )
}

import { useServices, useTranslation } from '@foyer/sdk'
import { Button, ChoicePills, Form, type FormHandle, FormMessage, FormNote, TextField } from '@foyer/sdk/ui'
import { type InputHTMLAttributes, type ReactNode, useRef, useState } from 'react'
import type { CardFormProps } from './card-form-props.ts'
import { bindPixKey, type PixKeyBody } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import { PIX_KINDS, type PixKind, pixKindsOf, readPixKey } from './pix-key.ts'
import { PixOffer } from './pix-offer.tsx'
import { useBind } from './use-bind.ts'

/** The kinds of keys as they are sent. */
const PIX_TYPES: Readonly<Record<PixKind, PixKeyBody['keyType']>> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  phone: 'PHONE',
  email: 'EMAIL',
  random: 'RANDOM',
}

type Errors = { readonly key?: 'key_empty' | `wrong_${PixKind}` }

/** The keyboard of each kind. A company's number may have letters. */
const KEYBOARDS: Readonly<Record<PixKind, InputHTMLAttributes<HTMLInputElement>>> = {
  cpf: { inputMode: 'numeric' },
  cnpj: { autoCapitalize: 'characters' },
  phone: { inputMode: 'tel' },
  email: { inputMode: 'email', autoCapitalize: 'none' },
  random: { autoCapitalize: 'none' },
}

/** The form for a Pix key. What was pasted may be a key of another kind, which is then offered. */
export function PixForm(props: CardFormProps): ReactNode {
  const { http } = useServices<typeof manifest>()
  const t = useTranslation<'wallet.bank-card'>()
  const form = useRef<FormHandle>(null)
  const [kind, setKind] = useState<PixKind>('cpf')
  // In memory only: a key is a person's number or address.
  const [typed, setTyped] = useState('')
  const { submit, send } = useBind<Errors>('pix', props)
  const { busy, errors, failure } = submit
  const key = readPixKey(kind, typed)
  const offered = key === undefined ? pixKindsOf(typed) : []

  const submitForm = async (): Promise<void> => {
    const missing: Errors = { key: typed.trim() === '' ? 'key_empty' : `wrong_${kind}` }
    const result = await send(key === undefined ? missing : {}, {
      number: key ?? '',
      call: () =>
        http.call(bindPixKey, { body: { keyType: PIX_TYPES[kind], pixKey: key ?? '' }, alert: false }),
    })
    if (result.step === 'invalid') form.current?.focusFirst(result.errors)
  }
  const choose = (next: PixKind): void => {
    setKind(next)
    submit.edit('key')
  }
  return (
    <Form handle={form} busy={busy} onSubmit={() => void submitForm()}>
      <ChoicePills
        legend={t('pix_kind')}
        name="kind"
        choices={PIX_KINDS.map((each) => ({ key: each, label: t(`pix_${each}`) }))}
        value={kind}
        onChange={choose}
      />
      <TextField
        {...KEYBOARDS[kind]}
        name="key"
        label={t(`pix_${kind}`)}
        hint={t(`hint_${kind}`)}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        required
        value={typed}
        error={errors.key && t(errors.key)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          submit.edit('key')
        }}
      />
      <PixOffer
        kinds={offered}
        onChoose={(each) => {
          choose(each)
          form.current?.focus('key')
        }}
      />
      <FormMessage urgent>{failure ?? ''}</FormMessage>
      <Button type="submit" block busy={submit.disabled}>
        {t(busy ? 'adding' : 'add')}
      </Button>
      {props.onCancel && (
        <Button kind="ghost" block disabled={busy} onClick={props.onCancel}>
          {t('cancel')}
        </Button>
      )}
      <FormNote icon="lock">{t('encrypted')}</FormNote>
    </Form>
  )
}

import { useDraft, usePluginContext, useServices, useTranslation, keyedText } from '@foyer/sdk'
import { Button, Form, type FormHandle, FormMessage, FormNote, TextField } from '@foyer/sdk/ui'
import { type ReactNode, useRef, useState } from 'react'
import { SelectField } from '../shared/select-field.tsx'
import {
  type BankCardErrors,
  type BankCardField,
  checkBankCard,
  digitsOf,
  normalizeName,
  normalizeNumber,
} from './bank-card-form.ts'
import type { Bank } from './bank.ts'
import type { CardFormProps } from './card-form-props.ts'
import { bindBankCard } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import { useBind } from './use-bind.ts'

interface Props extends CardFormProps {
  readonly banks: readonly Bank[]
}

/** Bank and holder outlive the screen; the number never leaves the component's memory. */
const EMPTY_DRAFT = { bank: '', holder: '' }
const EMPTY = { number: '', branch: '' }

/** The fields for a card or an account at a bank. */
export function BankFields({ banks, ...props }: Props): ReactNode {
  const { settings } = usePluginContext<typeof manifest>()
  const { http } = useServices<typeof manifest>()
  const t = useTranslation<'wallet.bank-card'>()
  const form = useRef<FormHandle>(null)
  const [draft, setDraft, clearDraft] = useDraft('bank', EMPTY_DRAFT)
  const [typed, setTyped] = useState(EMPTY)
  const { submit, send } = useBind<BankCardErrors>('bank', props)
  const { busy, errors, failure } = submit
  const bank = banks.find(({ code }) => code === draft.bank)
  const { min, max } = digitsOf(bank, settings)

  const submitForm = async (): Promise<void> => {
    const accountNo = normalizeNumber(typed.number)
    const branch = normalizeName(typed.branch)
    const body = {
      bankCode: bank?.code ?? '',
      holderName: normalizeName(draft.holder),
      accountNo,
      ...(branch && { branch }),
    }
    const result = await send(checkBankCard({ ...draft, ...typed }, bank, settings), {
      number: accountNo,
      call: () => http.call(bindBankCard, { body, alert: false }),
    })
    if (result.step === 'done') clearDraft()
    if (result.step === 'invalid') form.current?.focusFirst(result.errors)
  }
  const errorOf = (field: BankCardField): string | undefined => {
    const problem = errors[field]
    return problem && keyedText(t, problem)
  }
  const editDraft = (field: keyof typeof EMPTY_DRAFT, value: string): void => {
    setDraft((before) => ({ ...before, [field]: value }))
    submit.edit(field)
    // The number's rule is the bank's.
    if (field === 'bank') submit.edit('number')
  }
  const edit = (field: keyof typeof EMPTY, value: string): void => {
    setTyped((before) => ({ ...before, [field]: value }))
    submit.edit(field)
  }
  return (
    <Form handle={form} busy={busy} onSubmit={() => void submitForm()}>
      <SelectField
        name="bank"
        label={t('bank')}
        placeholder={t('bank_choose')}
        choices={banks.map(({ code, name }) => ({ key: code, label: name }))}
        value={draft.bank}
        error={errorOf('bank')}
        onChange={(code) => editDraft('bank', code)}
      />
      <TextField
        name="holder"
        label={t('holder')}
        hint={t('holder_hint')}
        leading="user"
        autoComplete="name"
        enterKeyHint="next"
        required
        value={draft.holder}
        error={errorOf('holder')}
        onChange={({ currentTarget }) => editDraft('holder', currentTarget.value)}
      />
      <TextField
        name="number"
        label={t(bank?.takesCards ? 'number_or_card' : 'number')}
        hint={min === max ? t('hint_exact', { count: min }) : t('hint_length', { min, max })}
        leading="bank"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        required
        value={typed.number}
        error={errorOf('number')}
        onChange={({ currentTarget }) => edit('number', currentTarget.value)}
      />
      <TextField
        name="branch"
        label={t('branch')}
        autoComplete="off"
        enterKeyHint="send"
        value={typed.branch}
        error={errorOf('branch')}
        onChange={({ currentTarget }) => edit('branch', currentTarget.value)}
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

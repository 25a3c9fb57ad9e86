import { useTranslation } from '@foyer/sdk'
import { Button, Form, type FormHandle, FormMessage, FormNote } from '@foyer/sdk/ui'
import { type ReactNode, useRef, useState } from 'react'
import { AmountField } from '../shared/amount-field.tsx'
import { amountProblem } from '../shared/amount-problem.ts'
import { amountProblemText } from '../shared/amount-problem-text.ts'
import { formatMoney } from '../contract/format-money.ts'
import { parseAmount } from '../shared/parse-amount.ts'
import { useLanguageTag } from '../shared/use-language-tag.ts'
import { chosenMethod } from './chosen-method.ts'
import css from './deposit-screen.module.css'
import type { DepositSettings, DepositMethod } from './deposit-settings.ts'
import { MethodCards } from './method-cards.tsx'
import type { DepositDraft } from './use-deposit-draft.ts'
import type { DepositRequest } from './use-send-deposit.ts'

interface Props {
  readonly settings: DepositSettings
  readonly draft: DepositDraft
  readonly change: (part: Partial<DepositDraft>) => void
  /** An order is on its way. */
  readonly busy: boolean
  /** Why the last order was not placed, in the player's language; empty: there is nothing to tell. */
  readonly message: string
  readonly onSend: (request: DepositRequest) => void
}

/** Method, amount and the button that sends, with the amount as understood written out on it. */
export function DepositForm({ settings, draft, change, busy, message, onSend }: Props): ReactNode {
  const t = useTranslation<'wallet.deposit'>()
  const tag = useLanguageTag()
  const form = useRef<FormHandle>(null)
  /** A submit has found something wrong, and nothing was changed since. */
  const [isRejected, setIsRejected] = useState(false)
  const { currency, methods } = settings
  const choice = chosenMethod(methods, draft)
  const method = choice.kind === 'chosen' ? choice.method : undefined
  const [isChanged, acceptLimits] = useChangedLimits(method)
  const language = { tag, currency }
  const limits = { min: method?.min, max: method?.max }
  const parsed = parseAmount(draft.amount, language)
  const problem = amountProblem(parsed, limits)

  const edit = (part: Partial<DepositDraft>): void => {
    setIsRejected(false)
    acceptLimits()
    change(part)
  }
  const submit = (): void => {
    if (busy) return
    if (!method || problem !== undefined || parsed.kind !== 'read') {
      setIsRejected(true)
      form.current?.focus(method ? 'amount' : 'method')
      return
    }
    acceptLimits()
    onSend({ methodId: method.id, amount: parsed.amount, currency })
  }
  const error = isRejected && problem ? amountProblemText(problem, limits, language, t) : undefined
  return (
    <Form handle={form} busy={busy} onSubmit={submit}>
      {choice.kind === 'gone' && (
        <p role="alert" className={css.warning}>
          {t('method_gone', { name: choice.name })}
        </p>
      )}
      <MethodCards
        methods={methods}
        value={method?.id ?? ''}
        disabled={busy}
        onChange={({ id, name }) => edit({ method: id, methodName: name })}
      />
      {method && method.note !== '' && (
        <p className={css.note} dir="auto">
          {method.note}
        </p>
      )}
      <AmountField
        name="amount"
        label={t('amount_label')}
        text={draft.amount}
        onText={(amount) => edit({ amount })}
        parsed={parsed}
        limits={limits}
        suggestions={method?.amounts ?? []}
        error={error}
        readOnly={busy}
        required
        enterKeyHint="go"
        {...language}
      />
      {isChanged && (
        <p role="alert" className={css.warning}>
          {t('limits_changed')}
        </p>
      )}
      <FormMessage urgent>{isRejected && !method ? t('method_missing') : message}</FormMessage>
      <Button type="submit" block busy={busy}>
        {busy
          ? t('sending')
          : parsed.kind === 'read'
            ? t('deposit_amount', { amount: formatMoney(parsed.amount, currency, tag) })
            : t('deposit')}
      </Button>
      <FormNote icon="lock">{t('hand_over')}</FormNote>
    </Form>
  )
}

/**
 * Whether the limits of the shown method are no longer those that the player has seen. `accept`: they are told, and the player
 * goes on.
 */
function useChangedLimits(method: DepositMethod | undefined): readonly [boolean, () => void] {
  const now = method && `${method.id} ${method.min ?? ''} ${method.max ?? ''}`
  const [seen, setSeen] = useState({ id: method?.id, limits: now })
  if (method?.id !== seen.id) setSeen({ id: method?.id, limits: now })
  const isChanged = method !== undefined && method.id === seen.id && now !== seen.limits
  return [isChanged, () => setSeen({ id: method?.id, limits: now })]
}

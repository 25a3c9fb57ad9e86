import { useTranslation } from '@foyer/sdk'
import { Button, Form, type FormHandle, FormMessage, FormNote } from '@foyer/sdk/ui'
import { type ReactNode, useRef, useState } from 'react'
import { AmountField } from '../shared/amount-field.tsx'
import { amountProblem } from '../shared/amount-problem.ts'
import { amountProblemText } from '../shared/amount-problem-text.ts'
import { amountText } from '../shared/amount-text.ts'
import { formatMoney } from '../contract/format-money.ts'
import { parseAmount } from '../shared/parse-amount.ts'
import { useLanguageTag } from '../shared/use-language-tag.ts'
import { AccountCards } from './account-cards.tsx'
import { BindLink } from './bind-link.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { MoneyFacts } from './money-facts.tsx'
import type { WithdrawRequest } from './use-send-withdrawal.ts'
import type { WithdrawDraft } from './use-withdraw-draft.ts'
import css from './withdraw-screen.module.css'
import type { WithdrawInfo, PayoutAccount } from './withdraw-info.ts'
import { withdrawLimits } from './withdraw-limits.ts'

interface Props {
  readonly info: WithdrawInfo
  readonly draft: WithdrawDraft
  readonly change: (part: Partial<WithdrawDraft>) => void
  /** An order is on its way. */
  readonly busy: boolean
  /** Why the last order was not placed, in the player's language; empty: there is nothing to tell. */
  readonly message: string
  readonly onSend: (request: WithdrawRequest) => void
}

/** Account, amount and the button that sends, with the amount as understood written out on it. */
export function WithdrawForm({ info, draft, change, busy, message, onSend }: Props): ReactNode {
  const t = useTranslation<'wallet.withdraw'>()
  const tag = useLanguageTag()
  const form = useRef<FormHandle>(null)
  /** A submit has found something wrong, and nothing was changed since. */
  const [isRejected, setIsRejected] = useState(false)
  const { accounts, currency } = info
  const language = { tag, currency }
  const { limits, all, closed } = withdrawLimits(info)
  const choice = chosenAccount(accounts, draft.account)
  const account = choice.kind === 'chosen' ? choice.account : undefined
  const parsed = parseAmount(draft.amount, language)
  const problem = amountProblem(parsed, limits)

  const edit = (part: Partial<WithdrawDraft>): void => {
    setIsRejected(false)
    change(part)
  }
  const submit = (): void => {
    if (busy || closed) return
    if (!account || problem !== undefined || parsed.kind !== 'read') {
      setIsRejected(true)
      form.current?.focus(account ? 'amount' : 'account')
      return
    }
    onSend({ accountId: account.id, amount: parsed.amount, currency })
  }
  const accountError = (): string => {
    if (choice.kind === 'gone') return t('account_gone')
    return isRejected && !account ? t('account_missing') : ''
  }
  const label = (): string => {
    if (busy) return t('sending')
    return parsed.kind === 'read'
      ? t('withdraw_amount', { amount: formatMoney(parsed.amount, currency, tag) })
      : t('withdraw')
  }
  return (
    <Form handle={form} busy={busy} onSubmit={submit}>
      {closed && <ClosedNotice closed={closed} currency={currency} />}
      <AccountCards
        accounts={accounts}
        value={account?.id ?? ''}
        disabled={busy}
        error={accountError()}
        onChange={(id) => edit({ account: id })}
      />
      <BindLink currency={currency} />
      <MoneyFacts info={info}>
        {all !== undefined && (
          <button
            type="button"
            className={css.all}
            disabled={busy}
            aria-label={t('all_of_it', { amount: formatMoney(all, currency, tag) })}
            aria-pressed={parsed.kind === 'read' && parsed.amount === all}
            onClick={() => edit({ amount: amountText(all, language) })}
          >
            {t('all')}
          </button>
        )}
      </MoneyFacts>
      <AmountField
        name="amount"
        label={t('amount_label')}
        text={draft.amount}
        onText={(amount) => edit({ amount })}
        parsed={parsed}
        limits={limits}
        error={isRejected && problem ? amountProblemText(problem, limits, language, t) : undefined}
        readOnly={busy}
        required
        enterKeyHint="go"
        {...language}
      />
      <FormMessage urgent>{message}</FormMessage>
      <Button type="submit" block busy={busy} disabled={closed !== undefined}>
        {label()}
      </Button>
      <FormNote icon="lock">{t('masked_note')}</FormNote>
    </Form>
  )
}

/** Which account is paid to. */
type AccountChoice =
  | { readonly kind: 'chosen'; readonly account: PayoutAccount }
  | { readonly kind: 'none' }
  /** the chosen one is no longer there */
  | { readonly kind: 'gone' }

/** @param id of the chosen one; empty: none, and a single one counts as chosen */
export function chosenAccount(accounts: readonly PayoutAccount[], id: string): AccountChoice {
  const account = accounts.find((one) => one.id === id)
  if (account) return { kind: 'chosen', account }
  if (id !== '') return { kind: 'gone' }
  const [only, ...others] = accounts
  return only && others.length === 0 ? { kind: 'chosen', account: only } : { kind: 'none' }
}

import { useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { type AmountLimits, amountProblem } from './amount-problem.ts'
import css from './amount-suggestions.module.css'
import { amountText } from './amount-text.ts'
import type { Amount } from '../contract/amount.ts'
import { formatMoney } from '../contract/format-money.ts'
import type { AmountLanguage, ParsedAmount } from './parse-amount.ts'

interface AmountSuggestionsProps {
  readonly suggestions: readonly Amount[]
  readonly language: AmountLanguage
  /** The amount in the field: its suggestion is marked. */
  readonly parsed: ParsedAmount
  readonly limits: AmountLimits
  readonly disabled: boolean
  readonly onText: (text: string) => void
}

/** Amounts that one tap puts into the field; those outside the limits are left out. */
export function AmountSuggestions(props: AmountSuggestionsProps): ReactNode {
  const { suggestions, language, parsed, limits, disabled, onText } = props
  const t = useTranslation<'wallet.deposit' | 'wallet.withdraw'>()
  const possible = [...new Set(suggestions)].filter(
    (amount) => amountProblem({ kind: 'read', amount }, limits) === undefined,
  )
  if (possible.length === 0) return null
  return (
    <fieldset aria-label={t('amount_suggestions')} className={css.suggestions}>
      {possible.map((amount) => (
        <button
          key={amount}
          type="button"
          className={css.suggestion}
          aria-pressed={parsed.kind === 'read' && parsed.amount === amount}
          disabled={disabled}
          onClick={() => onText(amountText(amount, language))}
        >
          <bdi>{formatMoney(amount, language.currency, language.tag)}</bdi>
        </button>
      ))}
    </fieldset>
  )
}

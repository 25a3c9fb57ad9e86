import { type Translate, useTranslation, whenIdle } from '@foyer/sdk'
import { type FieldProps, TextField, VisuallyHidden } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type AmountLimits, amountProblem, limitsContradict } from './amount-problem.ts'
import { amountProblemText } from './amount-problem-text.ts'
import css from './amount-field.module.css'
import { AmountSuggestions } from './amount-suggestions.tsx'
import { type Amount, fractionDigitsOf } from '../contract/amount.ts'
import { formatMoney } from '../contract/format-money.ts'
import { currencySymbol } from './currency-symbol.ts'
import { type AmountLanguage, parseAmount, type ParsedAmount } from './parse-amount.ts'

type InputProps = 'name' | 'announceError' | 'disabled' | 'readOnly' | 'required' | 'enterKeyHint' | 'ref'

/** What `AmountField` takes. */
export interface AmountFieldProps extends AmountLanguage, Pick<FieldProps, InputProps> {
  /** Above the input: `t('amount_label')`. */
  readonly label: string
  /** As the player typed it. */
  readonly text: string
  readonly onText: (text: string) => void
  /** `parseAmount(text, { tag, currency })` */
  readonly parsed: ParsedAmount
  /** Shown below the input before anything is wrong. */
  readonly limits: AmountLimits
  /** What the form or the gateway found wrong, in the player's language; precedes what the field finds itself. */
  readonly error?: string | undefined
  /** Amounts to choose with one tap; those outside the limits are left out. */
  readonly suggestions?: readonly Amount[]
}

/**
 * A field for an amount of money, with the currency beside it and one line below it: what is wrong (once the player has
 * left the field), else how an amount is understood that can be read in two ways, else the limits. The line's place is
 * always there. What the button sends is written out on it by the form: `formatMoney(parsed.amount, …)`.
 *
 * Texts of the plugin: `amount_limits` (min, max), `amount_min` (min), `amount_max` (max), `amount_two_readings`
 * (amount, other), `amount_suggestions`, and each `AmountProblem` (min, max, example).
 */
export function AmountField({
  text,
  onText,
  tag,
  currency,
  parsed,
  limits,
  error,
  suggestions = [],
  ...input
}: AmountFieldProps): ReactNode {
  const t = useTranslation<'wallet.deposit' | 'wallet.withdraw'>()
  const [left, setLeft] = useState(false)
  const language = { tag, currency }
  // The first amount makes Intl objects, which the first typed digit must not wait for.
  useEffect(() => {
    const cancel = whenIdle(() => void parseAmount('0', { tag, currency }))
    return () => void cancel()
  }, [tag, currency])
  const symbol = useMemo(() => currencySymbol(currency, tag), [currency, tag])
  const ownProblem =
    (left && parsed.kind !== 'empty') || limitsContradict(limits) ? amountProblem(parsed, limits) : undefined
  const wrong = error || (ownProblem && amountProblemText(ownProblem, limits, language, t))
  const note = wrong ? undefined : readingNote(parsed, language, t)
  return (
    <div className={css.amount}>
      <TextField
        {...input}
        className={note === undefined ? css.field : css.noted}
        dir="ltr"
        inputMode={fractionDigitsOf(currency) === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onBlur={() => setLeft(true)}
        before={
          <span className={css.symbol} aria-hidden>
            <bdi>{symbol}</bdi>
          </span>
        }
        error={wrong}
        hint={wrong ? undefined : (note ?? limitsText(limits, language, t))}
      />
      <VisuallyHidden as="output">{note}</VisuallyHidden>
      <AmountSuggestions
        suggestions={suggestions}
        language={language}
        parsed={parsed}
        limits={limits}
        disabled={input.disabled === true || input.readOnly === true}
        onText={onText}
      />
    </div>
  )
}

function readingNote(
  parsed: ParsedAmount,
  { tag, currency }: AmountLanguage,
  t: Translate<'wallet.deposit' | 'wallet.withdraw'>,
): string | undefined {
  if (parsed.kind !== 'read' || parsed.otherReading === undefined) return undefined
  const money = (amount: Amount): string => formatMoney(amount, currency, tag)
  return t('amount_two_readings', { amount: money(parsed.amount), other: money(parsed.otherReading) })
}

/** Empty: there are none. */
function limitsText(
  { min, max }: AmountLimits,
  { tag, currency }: AmountLanguage,
  t: Translate<'wallet.deposit' | 'wallet.withdraw'>,
): string {
  const money = (amount: Amount): string => formatMoney(amount, currency, tag)
  if (min !== undefined && max !== undefined) return t('amount_limits', { min: money(min), max: money(max) })
  if (min !== undefined) return t('amount_min', { min: money(min) })
  return max === undefined ? '' : t('amount_max', { max: money(max) })
}

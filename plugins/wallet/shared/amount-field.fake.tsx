import { definePlugin, plugin, useTranslation } from '@foyer/sdk'
import { type ReactNode, useState } from 'react'
import { AmountField, type AmountFieldProps } from './amount-field.tsx'
import { parseAmount } from './parse-amount.ts'

type FormProps = Omit<AmountFieldProps, 'text' | 'onText' | 'parsed' | 'label'> & { readonly text?: string }

/** A form with the field alone, which has its text as state. */
export function AmountForm({ text: first = '', ...props }: FormProps): ReactNode {
  const t = useTranslation<'wallet.deposit' | 'wallet.withdraw'>()
  const [text, setText] = useState(first)
  const parsed = parseAmount(text, props)
  return (
    <form style={{ padding: 'var(--space-4)' }}>
      <AmountField {...props} label={t('amount_label')} text={text} onText={setText} parsed={parsed} />
    </form>
  )
}

/** The plugin around the field in tests and stories: its texts are the plugin's. */
export const amountForm = plugin(
  definePlugin({ id: 'wallet.amount-form', version: '1.0.0', sdk: '^1', title: 'Amount' }),
  () => ({ AmountForm }),
)

/** The texts that the field needs. */
export const EN = {
  amount_label: 'Amount',
  amount_limits: 'From {{min}} to {{max}}',
  amount_min: 'At least {{min}}',
  amount_max: 'At most {{max}}',
  amount_suggestions: 'Quick amounts',
  amount_two_readings: 'We read this as {{amount}}, not {{other}}.',
  amount_missing: 'Enter an amount.',
  amount_not_a_number: 'Enter the amount in digits, such as {{example}}.',
  amount_too_many_decimals: 'There are too many decimals. Write it like {{example}}.',
  amount_ambiguous_separators: 'The dots, commas or spaces are not clear. Write it like {{example}}.',
  amount_too_large: 'This amount is too large.',
  amount_zero: 'Enter an amount above zero.',
  amount_below_min: 'The amount must be at least {{min}}.',
  amount_above_max: 'The amount can be {{max}} at most.',
  amount_limits_contradict: 'No amount is possible right now. Please contact customer service.',
}

import { latinDigits, plainText } from '@foyer/sdk'
import { moneyTag } from '../contract/money-tag.ts'

/**
 * A currency as the player's language writes it beside amounts: `₫`, `R$`, `US$`, `$` with `narrowSymbol`. The code itself
 * where Intl refuses it, or the browser the display: `narrowSymbol` came to iOS with 14.5.
 *
 * @param currency ISO 4217
 * @param tag BCP 47 tag of the player's language
 */
export function currencySymbol(
  currency: string,
  tag: string,
  currencyDisplay: 'symbol' | 'narrowSymbol' = 'symbol',
): string {
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: 0 }
  try {
    const format = new Intl.NumberFormat(moneyTag(tag, currency), {
      style: 'currency',
      currency,
      currencyDisplay,
      ...digits,
    })
    return plainText(latinDigits(format.format(0)).replace('0', ''))
  } catch {
    return currency.trim()
  }
}

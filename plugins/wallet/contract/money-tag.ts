/**
 * The BCP 47 tag that amounts are written by (VA-15): the Brazilian real as Brazil writes it, in every language; other
 * currencies as the player's language groups them, in Latin digits. `tag`: of the player's language; `currency`: ISO 4217.
 */
export const moneyTag = (tag: string, currency: string): string =>
  currency.toUpperCase() === 'BRL' ? 'pt-BR' : `${tag}-u-nu-latn`

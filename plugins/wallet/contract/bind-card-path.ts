import { BANK_CARD_PATH, PIX_CARD_PATH } from '@foyer/sdk'

/** The currency whose accounts are paid by Pix. */
const PIX_CURRENCY = 'BRL'

/**
 * The screen where a member adds an account for withdrawals: Pix keys for Brazilian reals, else bank cards (RT-12).
 *
 * @param currency - ISO 4217: `BRL`
 */
export const bindCardPath = (currency: string): string =>
  currency === PIX_CURRENCY ? PIX_CARD_PATH : BANK_CARD_PATH

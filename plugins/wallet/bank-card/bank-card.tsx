import { BANK_CARD_PATH, PIX_CARD_PATH } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { BankForm } from './bank-form.tsx'
import { CardScreen } from './card-screen.tsx'
import { PixForm } from './pix-form.tsx'

/** /m/securityCenter/addBankCard (RT-12). */
export const BankCardScreen = (): ReactNode => (
  <CardScreen path={BANK_CARD_PATH} kind="bank" Form={BankForm} />
)

/** /m/securityCenter/addBankCardPix (RT-12). */
export const PixCardScreen = (): ReactNode => <CardScreen path={PIX_CARD_PATH} kind="pix" Form={PixForm} />

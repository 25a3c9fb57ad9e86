import { BANK_CARD_PATH } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { BankForm } from './bank-form.tsx'
import { CardScreen } from './card-screen.tsx'

/** /m/securityCenter/addBankCard (RT-12). */
export const BankCardScreen = (): ReactNode => (
  <CardScreen path={BANK_CARD_PATH} kind="bank" Form={BankForm} />
)

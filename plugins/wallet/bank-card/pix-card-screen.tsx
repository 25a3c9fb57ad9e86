import { PIX_CARD_PATH } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { CardScreen } from './card-screen.tsx'
import { PixForm } from './pix-form.tsx'

/** /m/securityCenter/addBankCardPix (RT-12). */
export const PixCardScreen = (): ReactNode => <CardScreen path={PIX_CARD_PATH} kind="pix" Form={PixForm} />

import { useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { useConsentControl } from './get-consent-control.ts'
import { useOpenChoices } from './use-open-choices.ts'

/** Among the footer's documents: opens the choices, where the merchant asks. */
export function ChoicesLink(): ReactNode {
  const t = useTranslation<'tracking.consent'>()
  const open = useOpenChoices()
  if (!useConsentControl().asks) return null
  return (
    <button type="button" aria-haspopup="dialog" onClick={open}>
      {t('title')}
    </button>
  )
}

import { useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { MenuRow } from '../../site/contract/menu-row.tsx'
import { useConsentControl } from './get-consent-control.ts'
import { useOpenChoices } from './use-open-choices.ts'

const SHIELD_ICON = 'M12 3l7 3v5c0 4.6-2.9 8.2-7 10-4.1-1.8-7-5.4-7-10V6zM9 12l2 2 4-4'

interface Props {
  /** Closes the settings. Not called: the choices open over them, and the player comes back. */
  readonly close?: () => void
}

/** In the settings and in the member area: opens the choices, where the merchant asks. */
export function ChoicesRow(_props: Props): ReactNode {
  const t = useTranslation<'tracking.consent'>()
  const open = useOpenChoices()
  if (!useConsentControl().asks) return null
  return <MenuRow icon={SHIELD_ICON} label={t('title')} onPress={open} />
}

import { useTranslation } from '@foyer/sdk'
import { IconButton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'

interface Props {
  readonly hidden: boolean
  readonly toggle: () => void
}

/** Hides the balance, and shows it again. */
export function EyeButton({ hidden, toggle }: Props): ReactNode {
  const t = useTranslation<'wallet.balance'>()
  return <IconButton icon={hidden ? 'eye-off' : 'eye'} label={t(hidden ? 'show' : 'hide')} onClick={toggle} />
}

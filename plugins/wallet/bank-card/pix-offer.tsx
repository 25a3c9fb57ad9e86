import { useTranslation } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './card-screen.module.css'
import type { PixKind } from './pix-key.ts'

interface Props {
  readonly kinds: readonly PixKind[]
  readonly onChoose: (kind: PixKind) => void
}

/** Offers the kinds of which the typed text is a key. Rendered from the start: screen readers announce what is added. */
export function PixOffer({ kinds, onChoose }: Props): ReactNode {
  const t = useTranslation<'wallet.bank-card'>()
  return (
    <output className={css.offer}>
      {kinds.length > 0 && <span>{t('pix_looks_like')}</span>}
      {kinds.map((kind) => (
        <Button key={kind} kind="secondary" onClick={() => onChoose(kind)}>
          {t(`pix_${kind}`)}
        </Button>
      ))}
    </output>
  )
}

import { dateFormat, I18N, useService, useTranslation } from '@foyer/sdk'
import { Icon, type IconName, VisuallyHidden } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './bound-card-row.module.css'
import type { BoundCard } from './bound-card.ts'

const ICONS: Readonly<Record<BoundCard['kind'], IconName>> = {
  bank: 'bank',
  pix: 'send',
  'e-wallet': 'user',
  'virtual-wallet': 'lock',
}

const TEXTS = {
  bank: 'card_bank',
  pix: 'card_pix',
  'e-wallet': 'card_e_wallet',
  'virtual-wallet': 'card_virtual_wallet',
} as const satisfies Readonly<Record<BoundCard['kind'], string>>

/**
 * A bound card: bank or wallet, masked number, kind, and since when. The texts `card_bank`, `card_pix`, `card_e_wallet`,
 * `card_virtual_wallet`, `card_shown` ({{shown}}) and `card_since` ({{date}}) are the component's plugin's.
 */
export function BoundCardRow({ card }: { readonly card: BoundCard }): ReactNode {
  const t = useTranslation<'wallet.bank-card'>()
  const tag = useService(I18N)?.tag() ?? 'en'
  const kind = t(TEXTS[card.kind])
  const since =
    card.boundAt === undefined
      ? undefined
      : t('card_since', { date: dateFormat(tag, { dateStyle: 'medium' }).format(card.boundAt) })
  // A bank's name says what it is.
  const extra = card.name !== '' && card.kind !== 'bank' ? kind : undefined
  return (
    <li className={css.row}>
      <span className={css.badge}>
        <Icon name={ICONS[card.kind]} size={24} />
      </span>
      <span className={css.words}>
        <span className={css.name}>{card.name || kind}</span>
        {/* Dots are noise when they are read out. */}
        <bdi className={css.number} dir="ltr" aria-hidden>
          {card.masked}
        </bdi>
        <VisuallyHidden>{t('card_shown', { shown: card.masked.replaceAll('•', ' ').trim() })}</VisuallyHidden>
        <span className={css.note}>{[extra, since].filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  )
}

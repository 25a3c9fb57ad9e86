import { useTranslation } from '@foyer/sdk'
import { Button, Icon, type IconName, VisuallyHidden } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import css from './account-cards.module.css'
import { ACCOUNTS_SHOWN, ICON_EDGE_PX } from './constants.ts'
import type { PayoutAccount } from './withdraw-info.ts'

const ICONS: Readonly<Record<PayoutAccount['kind'], IconName>> = {
  bank: 'bank',
  pix: 'send',
  'e-wallet': 'user',
  'virtual-wallet': 'lock',
}

/** What an account without a name is called. */
const TEXTS = {
  bank: 'account_bank',
  pix: 'account_pix',
  'e-wallet': 'account_e_wallet',
  'virtual-wallet': 'account_virtual_wallet',
} as const satisfies Readonly<Record<PayoutAccount['kind'], string>>

interface Props {
  readonly accounts: readonly PayoutAccount[]
  /** Id of the chosen one; empty: none. */
  readonly value: string
  readonly disabled: boolean
  /** Empty: there is none. */
  readonly error: string
  readonly onChange: (account: string) => void
}

/** The accounts, as cards with the semantics of radio buttons; of many the first few, and the chosen one, until all are asked for. */
export function AccountCards({ accounts, value, disabled, error, onChange }: Props): ReactNode {
  const t = useTranslation<'wallet.withdraw'>()
  const [all, setAll] = useState(accounts.length <= ACCOUNTS_SHOWN + 1)
  const shown = all ? accounts : accounts.filter(({ id }, index) => index < ACCOUNTS_SHOWN || id === value)
  return (
    <fieldset className={css.field} disabled={disabled} data-wrong={error ? '' : undefined}>
      <legend className={css.legend}>{t('account')}</legend>
      <div className={css.cards}>
        {shown.map((account) => (
          <AccountCard
            key={account.id}
            account={account}
            chosen={account.id === value}
            onChoose={() => onChange(account.id)}
          />
        ))}
      </div>
      {error && (
        <p className={css.error} role="alert">
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      )}
      {shown.length < accounts.length && (
        <Button kind="ghost" block onClick={() => setAll(true)}>
          {t('all_accounts', { count: accounts.length })}
        </Button>
      )}
    </fieldset>
  )
}

interface CardProps {
  readonly account: PayoutAccount
  readonly chosen: boolean
  readonly onChoose: () => void
}

function AccountCard({ account: { kind, name, masked }, chosen, onChoose }: CardProps): ReactNode {
  const t = useTranslation<'wallet.withdraw'>()
  return (
    <label className={css.card} data-chosen={chosen ? '' : undefined}>
      <input type="radio" name="account" className={css.radio} checked={chosen} onChange={onChoose} />
      <span className={css.icon}>
        <Icon name={ICONS[kind]} size={ICON_EDGE_PX} />
      </span>
      <span className={css.words}>
        <span className={css.name}>{name || t(TEXTS[kind])}</span>
        {/* Dots are noise when they are read out. */}
        <bdi className={css.number} dir="ltr" aria-hidden>
          {masked}
        </bdi>
        <VisuallyHidden>{masked.replaceAll('•', ' ').trim()}</VisuallyHidden>
      </span>
      {chosen && (
        <span className={css.mark}>
          <Icon name="check" size={20} />
        </span>
      )}
    </label>
  )
}

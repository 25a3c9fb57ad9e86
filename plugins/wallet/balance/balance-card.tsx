import { type Translate, useTranslation } from '@foyer/sdk'
import { Skeleton, VisuallyHidden } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { breakableMoney } from '../contract/format-money.ts'
import css from './balance-card.module.css'
import { EyeButton } from './eye-button.tsx'
import { type ShownBalance, useShownBalance } from './use-shown-balance.ts'

/** Above the forms of the wallet: the balance, and what of it is locked. One that is not the latest has its time, and a retry. */
export function BalanceCard(): ReactNode {
  const t = useTranslation<'wallet.balance'>()
  const { balance, hidden, toggle, retry, busy } = useShownBalance()
  if (balance.step === 'none') return null
  const problem = problemOf(balance, t)
  return (
    <section className={css.card} aria-label={t('balance')} aria-busy={balance.step === 'loading' || busy}>
      <span className={css.label}>{t('balance')}</span>
      <p className={css.value}>{valueOf(balance, t)}</p>
      <span className={css.eye}>
        <EyeButton hidden={hidden} toggle={toggle} />
      </span>
      <div className={css.more}>
        <output>{problem ?? lockedOf(balance, t)}</output>
        {problem !== undefined && (
          <button type="button" className={css.retry} disabled={busy} onClick={retry}>
            {t('try_again')}
          </button>
        )}
      </div>
    </section>
  )
}

type Text = Translate<'wallet.balance'>

function problemOf(balance: ShownBalance, t: Text): string | undefined {
  if (balance.step === 'failed') return t('failed')
  return balance.step === 'ready' && balance.asOf !== undefined
    ? t('as_of_long', { time: balance.asOf })
    : undefined
}

const lockedOf = (balance: ShownBalance, t: Text): string =>
  balance.step === 'ready' && balance.locked !== undefined ? t('locked', { amount: balance.locked }) : ''

function valueOf(balance: ShownBalance, t: Text): ReactNode {
  if (balance.step === 'loading') return <Skeleton width="60%" height="0.9em" />
  if (balance.step !== 'ready') return <span aria-hidden>–</span>
  if (balance.amount !== undefined) return <bdi>{breakableMoney(balance.amount)}</bdi>
  return (
    <>
      <VisuallyHidden>{t('hidden')}</VisuallyHidden>
      <span aria-hidden>•••</span>
    </>
  )
}

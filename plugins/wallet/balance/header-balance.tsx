import { DEPOSIT_PATH, Link, useFoundRoute, useLocation, useTranslation } from '@foyer/sdk'
import { Skeleton, VisuallyHidden } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { LONG_AMOUNT } from './constants.ts'
import { EyeButton } from './eye-button.tsx'
import css from './header-balance.module.css'
import { type ShownBalance, useShownBalance } from './use-shown-balance.ts'

/** In the header: the balance, which leads to the deposit. One that is not the latest has its time, and is asked for by a tap. */
export function HeaderBalance(): ReactNode {
  const { balance, hidden, toggle, retry, busy } = useShownBalance()
  if (balance.step === 'none') return null
  const outdated = balance.step === 'failed' || (balance.step === 'ready' && balance.asOf !== undefined)
  return (
    <span className={css.chip}>
      {outdated ? (
        <button type="button" className={css.amount} aria-busy={busy} onClick={retry}>
          <Amount balance={balance} />
        </button>
      ) : (
        <ToDeposit>
          <Amount balance={balance} />
        </ToDeposit>
      )}
      <EyeButton hidden={hidden} toggle={toggle} />
    </span>
  )
}

/** A link to the deposit, where there is one and it is not shown. */
function ToDeposit({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTranslation<'wallet.balance'>()
  const { pathname } = useLocation()
  const deposit = useFoundRoute(DEPOSIT_PATH).state
  if (deposit === 'none' || pathname === DEPOSIT_PATH) return <span className={css.amount}>{children}</span>
  return (
    <Link to={DEPOSIT_PATH} className={css.amount}>
      {children}
      <VisuallyHidden>{t('to_deposit')}</VisuallyHidden>
    </Link>
  )
}

function Amount({ balance }: { readonly balance: ShownBalance }): ReactNode {
  const t = useTranslation<'wallet.balance'>()
  if (balance.step === 'ready') {
    const { amount, asOf } = balance
    const long = amount !== undefined && amount.length > LONG_AMOUNT
    return (
      <>
        <VisuallyHidden>{t(amount === undefined ? 'hidden' : 'balance')}</VisuallyHidden>
        <bdi className={css.value} data-long={long || undefined} aria-hidden={amount === undefined}>
          {amount ?? '•••'}
        </bdi>
        {asOf !== undefined && <span className={css.note}>{t('as_of', { time: asOf })}</span>}
        {asOf !== undefined && <VisuallyHidden>{t('try_again')}</VisuallyHidden>}
      </>
    )
  }
  if (balance.step === 'failed')
    return (
      <>
        <VisuallyHidden>{t('failed')}</VisuallyHidden>
        <span className={css.value} aria-hidden>
          –
        </span>
        <span className={css.note}>{t('try_again')}</span>
      </>
    )
  return (
    <>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="80%" height="0.9rem" />
    </>
  )
}

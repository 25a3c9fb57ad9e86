import { useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import type { Amount } from '../contract/amount.ts'
import { breakableMoney, formatMoney } from '../contract/format-money.ts'
import { useLanguageTag } from '../shared/use-language-tag.ts'
import css from './withdraw-screen.module.css'
import type { WithdrawInfo } from './withdraw-info.ts'

interface Props {
  readonly info: WithdrawInfo
  /** Beside what is available: the control that takes all. */
  readonly children?: ReactNode
}

/** What is available, today's rest, and the fee: each as far as the gateway tells it. */
export function MoneyFacts({ info, children }: Props): ReactNode {
  const t = useTranslation<'wallet.withdraw'>()
  const tag = useLanguageTag()
  const { available, currency, dailyLeft, fee } = info
  const facts: readonly (readonly [key: 'available' | 'daily_left' | 'fee', amount: Amount | undefined])[] = [
    ['available', available],
    ['daily_left', dailyLeft],
    ['fee', fee],
  ]
  const known = facts.filter(([, amount]) => amount !== undefined)
  if (known.length === 0) return null
  return (
    <div className={css.facts}>
      <dl className={css.rows}>
        {known.map(([key, amount]) => (
          <div key={key} data-fact={key}>
            <dt>{t(key)}</dt>
            <dd>
              <bdi>{breakableMoney(formatMoney(amount ?? '', currency, tag))}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  )
}

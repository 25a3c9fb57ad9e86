import { useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { type Amount } from '../contract/amount.ts'
import { formatMoney } from '../contract/format-money.ts'
import { useLanguageTag } from '../shared/use-language-tag.ts'
import css from './closed-notice.module.css'
import type { Closed } from './withdraw-limits.ts'

interface Props {
  readonly closed: Closed
  readonly currency: string
}

/** Why nothing can be withdrawn now, above the form, which stays. Limits that contradict each other are told at the field. */
export function ClosedNotice({ closed, currency }: Props): ReactNode {
  const t = useTranslation<'wallet.withdraw'>()
  const tag = useLanguageTag()
  const money = (amount: Amount): string => formatMoney(amount, currency, tag)
  switch (closed.reason) {
    case 'limits':
      return null
    case 'wagering': {
      const progress = t('wagering_done', { done: money(closed.done), required: money(closed.required) })
      return (
        <div className={css.notice} aria-live="polite">
          <p className={css.title}>{t('wagering_left', { amount: money(closed.left) })}</p>
          <progress
            className={css.bar}
            aria-label={t('wagering')}
            aria-valuetext={progress}
            max={1}
            value={shareOf(closed.done, closed.required)}
          />
          <p className={css.text}>{progress}</p>
        </div>
      )
    }
    case 'daily':
      return (
        <div className={css.notice} aria-live="polite">
          <p className={css.title}>{t('daily_used_up')}</p>
          <p className={css.text}>{t('daily_used_up_text', { left: money(closed.left) })}</p>
        </div>
      )
    case 'balance':
      return (
        <div className={css.notice} aria-live="polite">
          <p className={css.title}>{t('too_little')}</p>
          {closed.least !== undefined && (
            <p className={css.text}>{t('too_little_text', { min: money(closed.least) })}</p>
          )}
        </div>
      )
  }
}

/** Length of the bar: no amount is read from it. */
const shareOf = (done: Amount, required: Amount): number => Number(done) / Number(required)

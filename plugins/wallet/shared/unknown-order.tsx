import { OVERLAYS, useService, useTranslation } from '@foyer/sdk'
import { Button, Icon } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import { copyText } from '../../site/contract/copy-text.ts'
import { formatMoney } from '../contract/format-money.ts'
import { formatOrderTime } from './format-order-time.ts'
import type { OpenOrder } from './open-order.ts'
import type { Doubt } from './order-flow-state.ts'
import css from './order-status.module.css'
import { useLanguageTag } from './use-language-tag.ts'

interface Props {
  readonly open: OpenOrder
  /** Why it is not known; `undefined` while the gateway is being asked. */
  readonly doubt: Doubt | undefined
  /** Asks the gateway again. Resolves when it is done. */
  readonly onCheck: () => Promise<void> | undefined
  /** The player has been told that there may be two orders then, and wants another. */
  readonly onSendAnother: () => void
  /** Below: customer service. */
  readonly children?: ReactNode
}

/**
 * The order of which it is not known whether the gateway has it: its amount, when it was sent, and the number to quote to support.
 * The texts are the component's plugin's: `unknown_checking`, `unknown_title`, `unknown_no_answer`, `unknown_no_references`,
 * `unknown_sent_at`, `unknown_reference`, `unknown_check`, `unknown_another`, `unknown_two_title`, `unknown_two` (with `amount`),
 * `unknown_two_yes`, `unknown_two_no`, `copy`, `copied`, `copy_failed`.
 */
export function UnknownOrder({ open, doubt, onCheck, onSendAnother, children }: Props): ReactNode {
  const t = useTranslation<'wallet.deposit' | 'wallet.withdraw'>()
  const tag = useLanguageTag()
  const overlays = useService(OVERLAYS)
  const [isAsking, setIsAsking] = useState(false)
  const { reference, currency, sentAt } = open
  const amount = formatMoney(open.amount, currency, tag)
  const copy = async (): Promise<void> => {
    const done = await copyText(reference)
    overlays?.toast(t(done ? 'copied' : 'copy_failed'), { kind: done ? 'success' : 'warning' })
  }
  const check = async (): Promise<void> => {
    setIsAsking(true)
    await onCheck()
    setIsAsking(false)
  }
  const sendAnother = async (): Promise<void> => {
    const agreed = await overlays?.confirm({
      title: t('unknown_two_title'),
      message: t('unknown_two', { amount }),
      confirmLabel: t('unknown_two_yes'),
      cancelLabel: t('unknown_two_no'),
    })
    if (agreed) onSendAnother()
  }
  const explanation = doubt === 'no-references' ? 'unknown_no_references' : 'unknown_no_answer'
  return (
    <section className={css.card} data-state="unknown" aria-label={t('unknown_title')}>
      <span className={css.badge}>
        <Icon name="warning" size={28} />
      </span>
      <div aria-live="polite" className={css.words}>
        <h2 className={css.title}>{t('unknown_title')}</h2>
        <p className={css.text}>{t(doubt && !isAsking ? explanation : 'unknown_checking')}</p>
      </div>
      <p className={css.amount}>{amount}</p>
      <dl className={css.rows}>
        <div>
          <dt>{t('unknown_sent_at')}</dt>
          <dd>{formatOrderTime(sentAt, tag)}</dd>
        </div>
      </dl>
      <div className={css.reference}>
        <p className={css.code}>
          <span className={css.label}>{t('unknown_reference')}</span>
          <bdi className={css.number}>{reference}</bdi>
        </p>
        <Button kind="ghost" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      <div className={css.actions}>
        <Button block busy={isAsking || !doubt} onClick={() => void check()}>
          {t('unknown_check')}
        </Button>
        {/* Not while the gateway is being asked: its answer may make it needless. */}
        <Button kind="secondary" block disabled={!doubt} onClick={() => void sendAnother()}>
          {t('unknown_another')}
        </Button>
        {children}
      </div>
    </section>
  )
}

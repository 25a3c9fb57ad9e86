import { describeFailure, failureWords, HTTP, OVERLAYS, useService, useTranslation } from '@foyer/sdk'
import { useRef, useState } from 'react'
import { cancelWithdrawal } from './cancel-withdrawal-endpoint.ts'
import { formatMoney } from '../contract/format-money.ts'
import type { Order } from '../contract/order.ts'
import { useLanguageTag } from './use-language-tag.ts'

/** Nothing was sent. */
const UNSENT = { text: 'cancel_offline' } as const
const ROWS = {
  refused: { text: 'cancel_late', gateway: true },
  offline: UNSENT,
  guest: UNSENT,
  'new-build': UNSENT,
  encryption: UNSENT,
  '*': { text: 'cancel_unknown' },
} as const

/**
 * Cancels a withdrawal that waits, after a question. Texts of the plugin: `cancel_title`, `cancel_question` (amount), `cancel_yes`,
 * `cancel_no`, `cancel_done`, `cancel_late`, `cancel_offline`, `cancel_unknown`.
 *
 * @param onEnd - the gateway was called: how the order stands must be asked for
 */
export function useCancelWithdrawal(onEnd: () => void) {
  const http = useService(HTTP)
  const overlays = useService(OVERLAYS)
  const t = useTranslation<'wallet.history' | 'wallet.withdraw'>()
  const kernelText = useTranslation('kernel')
  const tag = useLanguageTag()
  const isOpen = useRef(false)
  /** Id of the order that is being cancelled. */
  const [running, setRunning] = useState<string>()
  const [failure, setFailure] = useState<{ readonly id: string; readonly message: string }>()

  const describe = (error: unknown): string => failureWords(describeFailure(error, ROWS).text, t, kernelText)
  /** Never rejects. */
  const cancel = async ({ id, amount, currency }: Order): Promise<void> => {
    if (isOpen.current || !http || !overlays) return
    isOpen.current = true
    try {
      const agreed = await overlays.confirm({
        title: t('cancel_title'),
        message: t('cancel_question', { amount: formatMoney(amount, currency, tag) }),
        confirmLabel: t('cancel_yes'),
        cancelLabel: t('cancel_no'),
      })
      if (!agreed) return
      setRunning(id)
      setFailure(undefined)
      // Never aborted: what the player has cancelled is cancelled, wherever he goes meanwhile.
      const order = await http.call(cancelWithdrawal, { body: { orderId: id }, alert: false })
      if (order.state === 'cancelled') overlays.toast(t('cancel_done'), { kind: 'success' })
      else setFailure({ id, message: t('cancel_late') })
      onEnd()
    } catch (error) {
      setFailure({ id, message: describe(error) })
      onEnd()
    } finally {
      setRunning(undefined)
      isOpen.current = false
    }
  }
  return { running, failure, cancel }
}

import { describeFailure, failureWords, useServices, useSubmit, useTranslation } from '@foyer/sdk'
import { redeemGoods } from './endpoints.ts'
import type { Goods } from './goods.ts'
import type { manifest } from './manifest.ts'
import type { OrderIds } from './use-order-ids.ts'

interface Failure {
  readonly message: string
  /** The gateway has answered, and nothing was spent. */
  readonly refused: boolean
}

/** It is certain that nothing was sent. */
const UNSENT = { text: 'order_offline' } as const
const ROWS = {
  refused: { text: 'order_refused', gateway: true },
  offline: UNSENT,
  guest: UNSENT,
  'new-build': UNSENT,
  encryption: UNSENT,
  '*': { text: 'order_unknown' },
} as const

/**
 * Redeems goods: one call at a time; each attempt at one order has the same id, so that points are spent once (RT-16).
 * `redeem` resolves with the player's points afterwards; `refused`: nothing was spent; `unknown`: no answer tells. It never rejects.
 */
export function useRedeem({ idFor, clear }: OrderIds) {
  const { http } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.mall'>()
  const kernelText = useTranslation('kernel')
  const submit = useSubmit<object, Failure>({
    describe(error) {
      const { kind, text } = describeFailure(error, ROWS)
      return { message: failureWords(text, t, kernelText), refused: kind === 'refused' }
    },
  })
  const redeem = async ({ id, price }: Goods): Promise<number | 'refused' | 'unknown'> => {
    const result = await submit.run({}, ({ signal }) =>
      http.call(redeemGoods, {
        body: { goodsId: id, price: String(price), orderId: idFor(id) },
        alert: false,
        signal,
      }),
    )
    const refused = result.step === 'failed' && result.failure.refused
    if (result.step === 'done' || refused) clear(id)
    if (result.step === 'done') return result.result
    return refused ? 'refused' : 'unknown'
  }
  const { busy, failure } = submit
  return { busy, failure, redeem }
}

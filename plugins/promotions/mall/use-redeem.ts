import { failureKind, HttpError, useServices, useSubmit, useTranslation } from '@foyer/sdk'
import { redeemGoods } from './endpoints.ts'
import type { Goods } from './goods.ts'
import type { manifest } from './manifest.ts'
import type { OrderIds } from './use-order-ids.ts'

interface Failure {
  readonly message: string
  /** The gateway has answered, and nothing was spent. */
  readonly refused: boolean
}

/** Failures after which it is certain that nothing was sent. */
const UNSENT: readonly string[] = ['offline', 'guest', 'new-build', 'encryption']

/**
 * Redeems goods: one call at a time; each attempt at one order has the same id, so that points are spent once (RT-16).
 * `redeem` resolves with the player's points afterwards; `refused`: nothing was spent; `unknown`: no answer tells. It never rejects.
 */
export function useRedeem({ idFor, clear }: OrderIds) {
  const { http } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.mall'>()
  const submit = useSubmit<object, Failure>({
    describe(error) {
      const kind = failureKind(error)
      const message = error instanceof HttpError ? error.answer?.message : undefined
      if (kind === 'refused') return { message: message || t('order_refused'), refused: true }
      return { message: t(UNSENT.includes(kind) ? 'order_offline' : 'order_unknown'), refused: false }
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

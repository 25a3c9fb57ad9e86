import type { MockCall } from '../define-mock.ts'
import { profileOf } from './merchants.ts'
import { localisedFor } from './localised.ts'
import { type MockOrder, PAY_PATH } from './order.ts'

const STATUS = { waiting: 'PENDING', arrived: 'SUCCESS', refused: 'REFUSED', cancelled: 'CANCELLED' } as const

/** An order in the gateway's format. A deposit that nobody has paid yet has the address of the payment page. */
export function wireOrder(
  order: MockOrder,
  { language, url, world }: Pick<MockCall<unknown>, 'language' | 'url' | 'world'>,
): object {
  const payable = order.kind === 'deposit' && order.state === 'waiting' && order.decidedAt === undefined
  return {
    orderId: order.id,
    ...(order.reference !== undefined && { reference: order.reference }),
    type: order.kind === 'deposit' ? 'DEPOSIT' : 'WITHDRAW',
    amount: order.amount,
    currency: profileOf(world.merchant)?.currency,
    method: order.method,
    status: STATUS[order.state],
    createTime: order.placedAt,
    ...(order.endedAt !== undefined && { endTime: order.endedAt }),
    ...(order.reason && { reason: localisedFor(language)(order.reason) }),
    ...(payable && { payUrl: `${url.origin}${PAY_PATH}?order=${order.id}` }),
  }
}

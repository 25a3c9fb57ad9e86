import { defineEndpoint } from '@foyer/sdk'
import { mallAnswer, orderAnswer, ordersAnswer } from './mall-answer.ts'

/** The goods and the player's points. The specification names the screen only: path and shape are assumed (CA-30). */
export const getMall = defineEndpoint()({
  id: 'promotions.mall',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointMall',
  auth: 'required',
  assumed: true,
  response: mallAnswer,
})

/** An order of one piece. */
export interface OrderBody {
  readonly goodsId: string
  /** What the player has agreed to pay, as decimal text: another price is refused. */
  readonly price: string
  /** The same for each attempt at one order: the gateway books an id once, and answers a second one as the first. */
  readonly orderId: string
}

/** Spends points on goods. Assumed. Refusals carry the gateway's message. */
export const redeemGoods = defineEndpoint<OrderBody>()({
  id: 'promotions.redeem',
  method: 'POST',
  path: '/wps/relay/MCSFE_redeemPointMallGoods',
  auth: 'required',
  assumed: true,
  response: orderAnswer,
})

/** The player's redemptions. Assumed. */
export const getOrders = defineEndpoint()({
  id: 'promotions.redemptions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointMallOrders',
  auth: 'required',
  assumed: true,
  response: ordersAnswer,
})

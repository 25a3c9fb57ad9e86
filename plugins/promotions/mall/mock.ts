import { defineMock, failure, type MockCall, type MockReply, success } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'
import { localisedFor } from '../../../mocks/world/localised.ts'
import { bookPoints, pointsOf } from '../../../mocks/world/points.ts'
import {
  GOODS,
  MANY_GOODS,
  type MockGoods,
  ODD_GOODS,
  OLD_ORDER,
  PRICE_CHANGED,
  SOLD_OUT,
  TOO_FEW,
} from './mock-goods.ts'
import { worldTime } from '../../../mocks/world/clock.ts'

const DAY_MS = 86_400_000
const OLD_PRICE = 1_800

const SHELVES = defineChoice({
  name: 'mall',
  group: 'promotions',
  label: 'Point market',
  otherwise: 'Goods of every price',
  choices: { none: 'Empty', many: '2,000 goods', odd: 'Bad entries' },
})

interface MockOrder {
  /** The caller's id of the order. */
  readonly id: string
  readonly member: string
  readonly goods: MockGoods
  /** Epoch milliseconds. */
  readonly at: number
  /** What the member had afterwards. */
  readonly points: number
}
interface Slice {
  readonly since: number
  readonly orders: MockOrder[]
}
type Call = MockCall<Slice>

/** The point market of the mock gateway: an order's id is booked once, so that points are spent once. */
export default defineMock<Slice>({
  id: 'promotions.mall',
  scenarios: [SHELVES],
  initial: () => ({ since: worldTime(), orders: [] }),
  routes: [
    {
      id: 'promotions.mall',
      method: 'GET',
      path: '/wps/relay/MCSFE_getPointMall',
      auth: 'member',
      reply(call) {
        const { world, member } = call
        const own = listed(call).map((goods) => wire(call, goods))
        const goods = SHELVES.of(world) === 'odd' ? [...ODD_GOODS, ...own] : own
        return success({ points: String(member ? pointsOf(world, member) : 0), goods })
      },
    },
    {
      id: 'promotions.redeem',
      method: 'POST',
      path: '/wps/relay/MCSFE_redeemPointMallGoods',
      auth: 'member',
      reply: redeem,
    },
    {
      id: 'promotions.redemptions',
      method: 'GET',
      path: '/wps/relay/MCSFE_getPointMallOrders',
      auth: 'member',
      reply({ world, slice: { orders, since }, member, language }) {
        const text = localisedFor(language)
        const list = SHELVES.of(world)
        if (list === 'none') return success([])
        const own = orders
          .filter((order) => order.member === member?.id)
          .map(({ id, goods, at }) => ({
            id,
            name: text(goods.name),
            price: String(goods.price),
            time: at,
            status: 'PENDING',
          }))
        const old = {
          id: 'OLD1',
          name: text(OLD_ORDER),
          price: String(OLD_PRICE),
          time: since - 20 * DAY_MS,
          status: 'DONE',
        }
        const older = { ...old, id: 'OLD2', time: since - 45 * DAY_MS }
        return success([...(list === 'odd' ? ODD_GOODS : []), ...[...own].reverse(), old, older])
      },
    },
  ],
})

function redeem(call: Call): MockReply {
  const { world, member, slice, body, language } = call
  const text = localisedFor(language)
  const order: { readonly goodsId?: unknown; readonly price?: unknown; readonly orderId?: unknown } =
    Object(body)
  const { goodsId, price, orderId } = order
  if (typeof orderId !== 'string' || orderId === '' || !member)
    return failure('mall.param.err', 'An order needs an id')
  const known = slice.orders.find((one) => one.id === orderId && one.member === member.id)
  if (known) return success({ points: String(known.points), orderId })
  const goods = listed(call).find(({ id }) => id === goodsId)
  if (!goods) return failure('mall.goods.gone', text(SOLD_OUT))
  if (price !== String(goods.price)) return failure('mall.price.changed', text(PRICE_CHANGED))
  if (stockOf(call, goods) === 0) return failure('mall.sold.out', text(SOLD_OUT))
  if (!bookPoints(world, member, -goods.price, 'goods')) return failure('mall.points.short', text(TOO_FEW))
  const points = pointsOf(world, member)
  slice.orders.push({ id: orderId, member: member.id, goods, at: worldTime(), points })
  return success({ points: String(points), orderId })
}

function listed({ world }: Call): readonly MockGoods[] {
  const list = SHELVES.of(world)
  if (list === 'none') return []
  return list === 'many' ? MANY_GOODS : GOODS
}

/** How many are left after what everybody has ordered. */
function stockOf({ slice }: Call, { id, stock }: MockGoods): number | undefined {
  if (stock === undefined) return undefined
  return stock - slice.orders.filter(({ goods }) => goods.id === id).length
}

function wire(call: Call, goods: MockGoods): object {
  const text = localisedFor(call.language)
  const stock = stockOf(call, goods)
  return {
    id: goods.id,
    name: text(goods.name),
    description: text(goods.description),
    image: `/cdn/goods/${goods.art}.svg`,
    price: String(goods.price),
    ...(stock !== undefined && { stock: String(stock) }),
  }
}

import { type ContextOf, type ServicesOf, usePluginContext, useServices } from '@foyer/sdk'
import { track } from '../../tracking/contract.ts'
import type { Order } from '../contract/order.ts'
import { openOrdersKey } from '../shared/open-order.ts'
import { OrderFlow } from '../shared/order-flow.ts'
import { firstDepositKey, isFirstDeposit, withMember } from './first-deposit.ts'
import type { manifest } from './manifest.ts'
import { orderPayload } from '../shared/order-payload.ts'

type DepositContext = ContextOf<typeof manifest>
type DepositServices = ServicesOf<typeof manifest>

const KEY = openOrdersKey('wallet.deposit')
/** One for each run of the plugin: an order goes on when the player leaves the screen. */
const runs = new WeakMap<object, OrderFlow>()

function depositFlow(context: DepositContext, services: DepositServices): OrderFlow {
  const known = runs.get(context)
  if (known) return known
  const { clock, http, reachability, session } = services
  const flow = new OrderFlow({
    kind: 'deposit',
    key: KEY,
    context,
    clock,
    http,
    reachability,
    session,
    onPlaced: (order, member) => announceFirst(order, member, context, services),
  })
  runs.set(context, flow)
  return flow
}

/** Tells of the member's first accepted order (TR-18). */
function announceFirst(
  order: Order,
  member: string,
  context: DepositContext,
  services: DepositServices,
): void {
  if (order.state === 'refused') return
  const session = services.session.current.get()
  // Those of somebody else who is signed in by now say nothing about it.
  const counts = session?.id === member ? services.counts?.state.get() : undefined
  const members = context.storage.get(firstDepositKey) ?? []
  if (isFirstDeposit(counts, members, member)) {
    const payload = orderPayload({ order, reference: order.id, member, session })
    track(context, { name: 'firstDeposit', payload })
  }
  context.storage.set(firstDepositKey, withMember(members, member))
}

/** The flow of the plugin's orders. */
export const useDepositFlow = (): OrderFlow =>
  depositFlow(usePluginContext<typeof manifest>(), useServices<typeof manifest>())

import { type ContextOf, type ServicesOf, usePluginContext, useServices } from '@foyer/sdk'
import { track } from '../../tracking/contract.ts'
import { openOrdersKey } from '../shared/open-order.ts'
import { OrderFlow } from '../shared/order-flow.ts'
import { orderPayload } from '../shared/order-payload.ts'
import type { manifest } from './manifest.ts'

type WithdrawContext = ContextOf<typeof manifest>
type WithdrawServices = ServicesOf<typeof manifest>

const KEY = openOrdersKey('wallet.withdraw')
/** One for each run of the plugin: an order goes on when the player leaves the screen. */
const runs = new WeakMap<object, OrderFlow>()

function withdrawFlow(context: WithdrawContext, services: WithdrawServices): OrderFlow {
  const known = runs.get(context)
  if (known) return known
  const { clock, http, reachability, session } = services
  const flow = new OrderFlow({
    kind: 'withdraw',
    key: KEY,
    context,
    clock,
    http,
    reachability,
    session,
    onPlaced: (order, member) => {
      const payload = orderPayload({ order, reference: order.id, member, session: session.current.get() })
      track(context, { name: 'withdraw', payload })
    },
  })
  runs.set(context, flow)
  return flow
}

/** The flow of the plugin's orders. */
export const useWithdrawFlow = (): OrderFlow =>
  withdrawFlow(usePluginContext<typeof manifest>(), useServices<typeof manifest>())

import { setupServer } from 'msw/node'
import { gatewayHandlers } from '../gateway/handlers.ts'
import { defaultProfile, profileOf } from '../world/merchants.ts'
import { MERCHANT } from '../world/merchant-scenario.ts'
import { newWorld } from '../world/new-world.ts'
import { readState } from '../gateway/state-query.ts'
import type { World } from '../world/world.ts'

export interface GatewayServer {
  /** The world that answers every call of this test. */
  readonly world: World
  listen(): void
  /** Makes a fresh world, in this state or in the initial one. */
  reset(state?: string): World
  close(): void
}

/**
 * The gateway for a unit test: it answers fetch and XMLHttpRequest of this process, for any host, with one world and no
 * cookies. A call outside the gateway's prefixes is an error.
 * @param state as in the address of the harness: `merchant=coral&switches=CBS3&fault=status:500`
 * @example const gateway = gatewayServer(); beforeAll(gateway.listen); beforeEach(() => gateway.reset()); afterAll(gateway.close)
 */
export function gatewayServer(state = ''): GatewayServer {
  const make = (query: string): World => {
    const read = readState(query)
    return newWorld(profileOf(MERCHANT.of({ scenarios: read.state })) ?? defaultProfile(), {
      state: read.state,
    })
  }
  let world = make(state)
  const server = setupServer(...gatewayHandlers(() => world))
  return {
    get world() {
      return world
    },
    listen: () => server.listen({ onUnhandledRequest: 'error' }),
    reset(other = state) {
      world = make(other)
      return world
    },
    close: () => server.close(),
  }
}

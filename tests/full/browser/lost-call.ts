import type { Page, Route } from '@playwright/test'
import { reachGateway } from '../../e2e/reach-gateway.ts'

/** A call of a page that has no answer until the test breaks its connection. */
export class LostCall {
  readonly #routes: Route[] = []
  #isBroken = false
  #arrive: () => void = () => undefined
  /** The page has made the call, and the gateway has it, where it gets it. */
  readonly arrived = new Promise<void>((resolve) => (this.#arrive = resolve))

  private constructor(
    private readonly page: Page,
    private readonly address: string,
  ) {}

  /** @param reaches - the gateway gets the call */
  static async on(page: Page, address: string, reaches: boolean): Promise<LostCall> {
    const call = new LostCall(page, address)
    await page.route(address, async (route) => {
      if (reaches) await reachGateway(route)
      if (call.#isBroken) return route.abort()
      call.#routes.push(route)
      call.#arrive()
    })
    return call
  }
  /** Breaks the connection of this call, and of later ones. */
  async lose(): Promise<void> {
    this.#isBroken = true
    for (const route of this.#routes.splice(0)) await route.abort()
  }
  /** This call goes on to the gateway, and later ones do. */
  async allow(): Promise<void> {
    await this.page.unroute(this.address)
    // One whose page has gone cannot go on.
    for (const route of this.#routes.splice(0)) await route.continue().catch(() => undefined)
  }
}

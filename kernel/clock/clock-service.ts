import type { Clock } from '@foyer/sdk'
import { injectable } from 'tsyringe'

/** The device's clock, and the offset of the gateway's: many phones are minutes off, some years. */
@injectable()
export class ClockService implements Clock {
  #gatewayAheadMs = 0

  now(): number {
    return Date.now()
  }
  gatewayNow(): number {
    return Date.now() + this.#gatewayAheadMs
  }

  /** @param date the `Date` header of a response just received; an unreadable one is ignored */
  setGatewayTime(date: string): void {
    const gatewayTime = Date.parse(date)
    if (!Number.isNaN(gatewayTime)) this.#gatewayAheadMs = gatewayTime - Date.now()
  }
}

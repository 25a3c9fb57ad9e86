import type { Clock } from '@foyer/sdk'
import { injectable } from 'tsyringe'

/** The device's own clock, and how far the gateway's is ahead of it: many phones are minutes off, some are years. */
@injectable()
export class ClockService implements Clock {
  #gatewayAheadMs = 0

  now(): number {
    return Date.now()
  }
  gatewayNow(): number {
    return Date.now() + this.#gatewayAheadMs
  }

  /** @param date the `Date` header of an answer that has just come; one that cannot be read changes nothing */
  setGatewayTime(date: string): void {
    const gatewayTime = Date.parse(date)
    if (!Number.isNaN(gatewayTime)) this.#gatewayAheadMs = gatewayTime - Date.now()
  }
}

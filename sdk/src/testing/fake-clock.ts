import type { Clock } from '../services/clock.ts'

/** A clock that does not advance until the test sets `time`. */
export class FakeClock implements Clock {
  /** Epoch milliseconds. */
  time: number
  /** How far the gateway's clock is ahead, in milliseconds. */
  gatewayAheadMs = 0

  constructor(time: number) {
    this.time = time
  }
  now(): number {
    return this.time
  }
  gatewayNow(): number {
    return this.time + this.gatewayAheadMs
  }
}
/**
 * Makes a clock.
 *
 * @param time - epoch milliseconds; the first moment of 2030 (UTC) by default
 */
export const fakeClock = (time: number = Date.UTC(2030, 0, 1)): FakeClock => new FakeClock(time)

import { token } from '../token.ts'

/** Time, as a service, so that a test can replace it. */
export interface Clock {
  /** The device's clock: epoch milliseconds. */
  now(): number
  /** The gateway's clock, as its answers report it: epoch milliseconds. For times that the gateway names. */
  gatewayNow(): number
}

/** The clock. Always there. */
export const CLOCK = token<Clock>('kernel.clock')

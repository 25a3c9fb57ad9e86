import { token } from '../token.ts'

/** Time as the app sees it. A test replaces it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** The same moment by the gateway's clock, as far as its answers have told it: for moments that the gateway names. */
  gatewayNow(): number
}
export const CLOCK = token<Clock>('kernel.clock')

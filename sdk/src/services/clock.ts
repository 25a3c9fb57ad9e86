import { token } from '../token.ts'

/** Time as the app sees it. A test replaces it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}
export const CLOCK = token<Clock>('kernel.clock')

/** A lottery with its next draw, and what the last one gave. */
export interface LotteryDraw {
  readonly vendor: string
  /** The gateway's game code. */
  readonly code: string
  readonly name: string
  /** When the next draw is, by the gateway's clock: epoch milliseconds. */
  readonly nextAt: number
  /** Absent before the first result. */
  readonly last?: LastResult
}

export interface LastResult {
  /** Epoch milliseconds. */
  readonly at: number
  /** As drawn, with leading zeros: `['04', '17', '88']`. */
  readonly numbers: readonly string[]
}

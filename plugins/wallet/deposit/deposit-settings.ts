import type { Amount } from '../contract/amount.ts'

/** A way of paying. */
export interface DepositMethod {
  readonly id: string
  readonly name: string
  /** `qr`, `bank`, `wallet`, `card`, `crypto`: decides the icon where `icon` is empty. Another one is possible. */
  readonly kind: string
  /** Path on the image CDN; may be empty. */
  readonly icon: string
  /** The least and the greatest amount, both allowed. They may contradict each other: then nothing can be sent. */
  readonly min: Amount | undefined
  readonly max: Amount | undefined
  /** Suggested amounts, each within the limits, in the gateway's order. */
  readonly amounts: readonly Amount[]
  /** A sentence for the player; may be empty. */
  readonly note: string
}

/** What can be deposited, and how. */
export interface DepositSettings {
  /** Of all amounts: `VND`. */
  readonly currency: string
  readonly methods: readonly DepositMethod[]
  /** What was wrong with the answer: paths of entries that were dropped, and of limits that no amount can meet. */
  readonly refused: readonly string[]
}

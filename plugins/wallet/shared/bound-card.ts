/** A bank card, Pix key or wallet that a member is paid to. The page knows no full number of it. */
export interface BoundCard {
  readonly id: string
  readonly kind: 'bank' | 'pix' | 'e-wallet' | 'virtual-wallet'
  /** Of the bank or the wallet; may be empty. */
  readonly name: string
  /** Number or key as it is shown: `•••• 4321`. */
  readonly masked: string
  /** Epoch milliseconds. */
  readonly boundAt: number | undefined
}

/** The bound cards of a member, the latest first. */
export interface BoundCards {
  readonly cards: readonly BoundCard[]
  /** Paths of the unreadable entries, without values. */
  readonly refused: readonly string[]
}

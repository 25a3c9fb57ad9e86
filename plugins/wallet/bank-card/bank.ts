/** A bank that the merchant pays to, with its rule for numbers. */
export interface Bank {
  readonly code: string
  readonly name: string
  /** Fewest and most digits of a number; absent: the merchant's rule. */
  readonly minDigits: number | undefined
  readonly maxDigits: number | undefined
  /** It takes the number of a card: one of a known scheme is checked by the scheme's rules. */
  readonly takesCards: boolean
}

/** The banks to choose from, in the gateway's order. */
export interface Banks {
  readonly banks: readonly Bank[]
  /** Paths of the unreadable entries. */
  readonly refused: readonly string[]
}

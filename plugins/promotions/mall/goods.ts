/** Something that points buy. */
export interface Goods {
  readonly id: string
  readonly name: string
  /** A sentence or two; may be empty. */
  readonly text: string
  /** Path on the image CDN; may be empty. */
  readonly image: string
  /** In points. */
  readonly price: number
  /** How many there are; `undefined`: as many as wanted. */
  readonly stock: number | undefined
}

/** The market. */
export interface Mall {
  /** What the player can spend. */
  readonly points: number
  readonly goods: readonly Goods[]
  /** Paths of the unreadable entries. */
  readonly refused: readonly string[]
}

export const ORDER_STATES = ['PENDING', 'SENT', 'DONE', 'CANCELLED'] as const

/** A redemption of the past. */
export interface Order {
  readonly id: string
  readonly name: string
  /** In points. */
  readonly price: number
  /** Epoch milliseconds. */
  readonly at: number | undefined
  readonly state: (typeof ORDER_STATES)[number]
}

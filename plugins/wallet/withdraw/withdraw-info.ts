import type { Amount } from '../contract/amount.ts'

/** Kinds of accounts that are paid to. */
export const ACCOUNT_KINDS = ['bank', 'pix', 'e-wallet', 'virtual-wallet'] as const

/** An account of the member's. The page knows no full number of it. */
export interface PayoutAccount {
  readonly id: string
  readonly kind: (typeof ACCOUNT_KINDS)[number]
  /** Of the bank or the wallet; may be empty. */
  readonly name: string
  /** Number or key as it is shown: `•••• 4321`. */
  readonly masked: string
}

/** What must be wagered before a withdrawal. */
export interface Wagering {
  readonly required: Amount
  /** Less than `required`. */
  readonly done: Amount
}

/** What can be withdrawn, and to where (CA-18). Each part that the gateway does not tell is `undefined`. */
export interface WithdrawInfo {
  /** ISO 4217 */
  readonly currency: string
  readonly available: Amount | undefined
  readonly min: Amount | undefined
  readonly max: Amount | undefined
  /** What a withdrawal costs. */
  readonly fee: Amount | undefined
  /** What may still be withdrawn today. */
  readonly dailyLeft: Amount | undefined
  /** `undefined`: nothing is left to be wagered. */
  readonly wagering: Wagering | undefined
  readonly accounts: readonly PayoutAccount[]
  /** Paths of what cannot be read, without values: `accounts.2: masked`. */
  readonly refused: readonly string[]
}

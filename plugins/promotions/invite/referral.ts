import type { Amount } from '../../wallet/contract/amount.ts'

/** A friend who joined by the member's link. */
export interface Friend {
  /** As the gateway shows it to others: `mi***88`. */
  readonly name: string
  /** Epoch milliseconds. */
  readonly joinedAt: number | undefined
  /** What the member got for the friend; `undefined`: nothing yet. */
  readonly reward: Amount | undefined
}

/** What a member has of the programme. */
export interface OwnReferral {
  readonly code: string
  /** How many friends joined; more than `friends` where the gateway does not list all. */
  readonly invited: number
  readonly earned: Amount | undefined
  /** The newest first. */
  readonly friends: readonly Friend[]
}

/** The referral programme, as everybody sees it, and as the member has it. */
export interface Referral {
  /** For each friend. */
  readonly reward: Amount | undefined
  /** What the friend has to deposit first. */
  readonly deposit: Amount | undefined
  /** `undefined` for a guest, and for a member whom the gateway gives no code. */
  readonly own: OwnReferral | undefined
}

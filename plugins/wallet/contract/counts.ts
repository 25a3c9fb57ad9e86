import { defineEvent, type EventType, type Store, token } from '@foyer/sdk'
import type { Amount } from './amount.ts'

/** What the gateway has counted of the member (EN-16). A part that it has not reported yet is absent. */
export interface Counts {
  /** Deposits that have arrived: totalDepositSuccessCount. */
  readonly deposits?: number
  /** Withdrawals that have been paid out: totalWithdrawSuccessCount. */
  readonly withdrawals?: number
  /** How many of each the member has bound: fullBankCardList, fullVirtualWalletList, fullEWalletList. */
  readonly cards?: {
    readonly bank: number
    readonly virtualWallet: number
    readonly eWallet: number
  }
}

/** The member's counts, asked every 30 s while the page is visible, by one of the open tabs (ST-33, CO-04). */
export interface CountsService {
  /** `undefined` for a guest, and until something is known. */
  readonly state: Store<Counts | undefined>
  /** Asks the gateway now, as after an order or a bound card. Never rejects; a failure leaves what is known. */
  refresh(): Promise<void>
}
/** The counts. Name it under `optional`: a merchant may switch its plugin off. */
export const COUNTS = token<CountsService>('wallet.counts')

/** Whether the member is known to have no card or wallet at all (CO-05). */
export const hasNoCard = ({ cards }: Counts): boolean =>
  cards !== undefined && cards.bank + cards.virtualWallet + cards.eWallet === 0

/** One order that has arrived, as far as the gateway names it. */
export interface ArrivedOrder {
  readonly id: string
  readonly amount: Amount
  readonly currency: string
}

/** One arrival, reported once for each member and device, over all tabs and reloads (ST-33). */
export interface Arrival {
  /** The count after it. */
  readonly count: number
  /** True: the count rose from 0 to 1. */
  readonly first: boolean
  /** Absent where the gateway does not name the order. */
  readonly order?: ArrivedOrder
}
/** A deposit has arrived. Sent once for each; kept for a plugin that starts later. */
export const depositArrived: EventType<Arrival> = defineEvent<Arrival>({
  id: 'wallet.deposit-arrived',
  keep: true,
})
/** A withdrawal has been paid out. Sent once for each; kept for a plugin that starts later. */
export const withdrawalArrived: EventType<Arrival> = defineEvent<Arrival>({
  id: 'wallet.withdrawal-arrived',
  keep: true,
})

/** The counts that the gateway tells have changed. Sent in each open tab, an arrival only in one of them. */
export const countsChanged: EventType<Counts> = defineEvent<Counts>({ id: 'wallet.counts-changed' })

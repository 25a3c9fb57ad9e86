import { defineSlot, type SlotPoint, type Store, token } from '@foyer/sdk'
import type { Amount } from './amount.ts'

/** What is known of the member's balance. Nothing is computed by the page: an amount is always the gateway's. */
export type BalanceState =
  /** nobody is signed in */
  | { readonly step: 'none' }
  /** the gateway has not answered yet */
  | { readonly step: 'loading' }
  | {
      readonly step: 'ready'
      readonly amount: Amount
      /** As the gateway names it: `VND`. */
      readonly currency: string
      /** The part that cannot be spent or withdrawn now; absent where the gateway names none. */
      readonly locked?: Amount
      /** When the gateway answered: epoch milliseconds of the device's clock. */
      readonly at: number
      /** True: a later call has failed or is due, so that the amount is that of `at`. */
      readonly stale: boolean
    }
  /** no call has been answered, and the latest one has failed */
  | { readonly step: 'failed' }

/** The member's balance, as the gateway tells it. */
export interface BalanceService {
  readonly state: Store<BalanceState>
  /** Asks the gateway again. Never rejects: after a failure the known amount stays, and is `stale`. */
  refresh(): Promise<void>
}
/** The balance. Name it under `optional`: a merchant may switch its plugin off. */
export const BALANCE = token<BalanceService>('wallet.balance')

/** Above the forms of the deposit and withdraw screens: the balance. */
export const walletHead: SlotPoint<object> = defineSlot('wallet.head')

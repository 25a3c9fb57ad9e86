import type { PayoutAccount } from './withdraw-info.ts'

/** Which account is paid to. */
export type AccountChoice =
  | { readonly kind: 'chosen'; readonly account: PayoutAccount }
  | { readonly kind: 'none' }
  /** the chosen one is no longer there */
  | { readonly kind: 'gone' }

/** @param id of the chosen one; empty: none, and a single one counts as chosen */
export function chosenAccount(accounts: readonly PayoutAccount[], id: string): AccountChoice {
  const account = accounts.find((one) => one.id === id)
  if (account) return { kind: 'chosen', account }
  if (id !== '') return { kind: 'gone' }
  const [only, ...others] = accounts
  return only && others.length === 0 ? { kind: 'chosen', account: only } : { kind: 'none' }
}

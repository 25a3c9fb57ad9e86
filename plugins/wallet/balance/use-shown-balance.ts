import { useServices, useStore, useTranslation, dateFormat } from '@foyer/sdk'
import { useState } from 'react'
import { formatMoney } from '../contract/format-money.ts'
import { useBalanceStores } from './balance-stores.ts'
import type { manifest } from './manifest.ts'

/** A balance in words of the player's language. */
export type ShownBalance =
  | { readonly step: 'none' | 'loading' | 'failed' }
  | {
      readonly step: 'ready'
      /** `undefined`: the player hides it. */
      readonly amount: string | undefined
      readonly locked: string | undefined
      /** `10:32`, where the amount is not the latest. */
      readonly asOf: string | undefined
    }

/** What header and card show of the balance, and what their buttons do. */
export function useShownBalance(): {
  readonly balance: ShownBalance
  readonly hidden: boolean
  readonly toggle: () => void
  /** Asks again. */
  readonly retry: () => void
  /** It is asked again for the player. */
  readonly busy: boolean
} {
  const { clock, i18n } = useServices<typeof manifest>()
  const stores = useBalanceStores()
  const state = useStore(stores.balance.state)
  const hidden = useStore(stores.hidden)
  const [busy, setBusy] = useState(false)
  // Renders again in another language.
  useTranslation<'wallet.balance'>()
  const toggle = (): void => stores.hidden.set(!hidden)
  const retry = (): void => {
    setBusy(true)
    void stores.balance.refresh().then(() => setBusy(false))
  }
  if (state.step !== 'ready') return { balance: { step: state.step }, hidden, toggle, retry, busy }
  const { amount, currency, locked, at, stale } = state
  const tag = i18n.tag()
  const shown = (money: string): string | undefined =>
    hidden ? undefined : formatMoney(money, currency, tag)
  const balance: ShownBalance = {
    step: 'ready',
    amount: shown(amount),
    locked: locked === undefined || locked === '0' ? undefined : shown(locked),
    asOf: stale ? asOf(at, clock.now(), tag) : undefined,
  }
  return { balance, hidden, toggle, retry, busy }
}

/**
 * When an amount was answered, for players: the time of day, with the date where that is another one.
 *
 * @param at - epoch milliseconds; so is `now`
 * @param tag - BCP 47 tag of the player's language
 */
export function asOf(at: number, now: number, tag: string): string {
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString()
  const style = sameDay
    ? ({ timeStyle: 'short' } as const)
    : ({ dateStyle: 'short', timeStyle: 'short' } as const)
  return dateFormat(tag, style).format(at)
}

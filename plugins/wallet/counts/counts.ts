import { type Activate, createStore, randomId, type Translate } from '@foyer/sdk'
import { lockTabs } from '../../site/contract/lock-tabs.ts'
import { pauseIn } from '../../site/contract/pause-in.ts'
import type { SharedPoll } from '../../site/contract/shared-poll.ts'
import { track } from '../../tracking/contract.ts'
import { cardBound } from '../contract/card-bound.ts'
import {
  type Counts,
  countsChanged,
  depositArrived,
  withdrawalArrived,
  type Arrival,
} from '../contract/counts.ts'
import { arrivalEvents } from './arrival-events.ts'
import { askSummaries } from './ask-summaries.ts'
import { MAX_ARRIVALS } from './constants.ts'
import { countsPoll, type NewArrivals } from './counts-poll.ts'
import type { manifest } from './manifest.ts'
import { countsOf, type SharedCounts, sharedKey } from './shared-counts.ts'
import { formatMoney } from '../contract/format-money.ts'

/** A member's poll, and where the tabs share what they know. */
interface Running {
  readonly storageName: string
  readonly poll: SharedPoll<SharedCounts>
}

export const activate: Activate<typeof manifest> = (context, services) => {
  const { clock, http, i18n, overlays, reachability, session } = services
  const { signal, storage, logger } = context
  const state = createStore<Counts | undefined>(undefined)
  const now = (): number => clock.now()
  const owner = randomId()
  const lock = lockTabs({ name: context.id, storage, now, pause: pauseIn(context), signal, owner })
  let running: Running | undefined

  const show = (counts: Counts): void => {
    const before = state.get()
    if (before && sameCounts(before, counts)) return
    state.set(counts)
    if (before) context.emit(countsChanged, counts)
  }

  const tell = ({ deposits, withdrawals }: NewArrivals): void => {
    const member = session.current.get()
    if (!member) return
    if (Math.max(deposits.length, withdrawals.length) >= MAX_ARRIVALS)
      logger.warn('CT-RISE: a count rose by as many arrivals as can be reported, or more')
    const { id: customerId, userName: customerName } = member
    for (const arrival of deposits) {
      context.emit(depositArrived, arrival)
      for (const event of arrivalEvents(arrival, { customerId, customerName })) track(context, event)
    }
    for (const arrival of withdrawals) context.emit(withdrawalArrived, arrival)
    if (deposits.length === 0) return
    void i18n.load(context.id).then(() => {
      const text = arrivalText(deposits, i18n.translate<'wallet.counts'>(context.id), i18n.tag())
      // Whoever is signed in by now may be somebody else.
      const isTheirs = session.current.get()?.id === customerId
      if (text !== undefined && isTheirs && !signal.aborted) overlays.toast(text, { kind: 'success' })
    })
  }

  const end = (): void => {
    running?.poll.end()
    running = undefined
    state.set(undefined)
  }
  const follow = (): void => {
    const member = session.current.get()
    const key = member && sharedKey(member.merchantCode, member.id)
    if (key?.name !== running?.storageName) {
      end()
      if (key)
        running = {
          storageName: key.name,
          poll: countsPoll({
            now,
            lock,
            timeout: (run, ms) => context.timeout(run, ms),
            read: () => storage.get(key),
            write: (shared) => storage.set(key, shared),
            ask: () => askSummaries(http, logger, signal),
            show: (shared) => show(countsOf(shared)),
            tell,
          }),
        }
    }
    if (document.hidden) running?.poll.rest()
    else running?.poll.want()
  }

  context.defer(end)
  context.defer(session.current.subscribe(follow))
  document.addEventListener('visibilitychange', follow, { signal })
  window.addEventListener('storage', ({ key }) => key === running?.storageName && running?.poll.hear(), {
    signal,
  })
  const refresh = (): Promise<void> => running?.poll.refresh() ?? Promise.resolve()
  context.defer(reachability.onReturn(() => void (document.hidden || refresh())))
  context.on(cardBound, () => void refresh())
  follow()
  return { counts: { state, refresh } }
}

/** What the player reads about the deposits of one answer; `undefined`: nothing. */
function arrivalText(
  deposits: readonly Arrival[],
  t: Translate<'wallet.counts'>,
  tag: string,
): string | undefined {
  const latest = deposits.at(-1)
  if (!latest) return undefined
  if (deposits.length > 1) return t('deposits_arrived', { count: deposits.length })
  const { order } = latest
  if (!order) return t('deposit_arrived')
  return t('deposit_arrived_amount', { amount: formatMoney(order.amount, order.currency, tag) })
}

const numbersOf = ({ deposits, withdrawals, cards }: Counts): readonly (number | undefined)[] => [
  deposits,
  withdrawals,
  cards?.bank,
  cards?.virtualWallet,
  cards?.eWallet,
]

/** Whether two answers count the same. */
function sameCounts(a: Counts, b: Counts): boolean {
  const other = numbersOf(b)
  return numbersOf(a).every((number, index) => number === other[index])
}

import { defineStorageKey, isRecord, type StorageKey } from '@foyer/sdk'
import type { LastAnswer } from '../../site/contract/shared-poll.ts'
import type { Counts } from '../contract/counts.ts'
import type { Reported } from './arrivals-between.ts'

/** What the tabs of a device know of a member's counts, and have reported. */
export interface SharedCounts extends LastAnswer {
  readonly deposits?: Reported
  readonly withdrawals?: Reported
  readonly cards?: Counts['cards']
}

/** Where a member's counts are stored. */
export const sharedKey = (merchantCode: string, member: string): StorageKey<SharedCounts> =>
  defineStorageKey<SharedCounts>({
    name: `wallet.counts.${merchantCode}.${member}`,
    area: 'local',
    parse,
  })

/** The counts, as plugins get them. */
export const countsOf = ({ deposits, withdrawals, cards }: SharedCounts): Counts => ({
  ...(deposits && { deposits: deposits.count }),
  ...(withdrawals && { withdrawals: withdrawals.count }),
  ...(cards && { cards }),
})

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function parse(stored: unknown): SharedCounts | undefined {
  if (!isRecord(stored)) return undefined
  const { askedAt, answeredAt, failures } = stored
  if (!isCount(askedAt) || !isCount(answeredAt) || !isCount(failures)) return undefined
  const deposits = reportedIn(stored.deposits)
  const withdrawals = reportedIn(stored.withdrawals)
  const cards = cardsIn(stored.cards)
  return {
    askedAt,
    answeredAt,
    failures,
    ...(deposits && { deposits }),
    ...(withdrawals && { withdrawals }),
    ...(cards && { cards }),
  }
}

function reportedIn(stored: unknown): Reported | undefined {
  if (!isRecord(stored) || !Array.isArray(stored.orders)) return undefined
  const { count, highest } = stored
  const orders = stored.orders.filter((id): id is string => typeof id === 'string')
  return isCount(count) && isCount(highest) ? { count, highest, orders } : undefined
}

function cardsIn(stored: unknown): Counts['cards'] {
  if (!isRecord(stored)) return undefined
  const { bank, virtualWallet, eWallet } = stored
  return isCount(bank) && isCount(virtualWallet) && isCount(eWallet)
    ? { bank, virtualWallet, eWallet }
    : undefined
}

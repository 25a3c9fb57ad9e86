import type { Arrival } from '../contract/counts.ts'
import { type AnswerTimes, type PollDeps, SharedPoll } from '../../site/contract/shared-poll.ts'
import { arrivalsBetween, reportedAfter } from './arrivals-between.ts'
import type { SharedCounts } from './shared-counts.ts'
import type { Summaries } from './summaries.ts'

/** What has arrived since the last answer. */
export interface NewArrivals {
  readonly deposits: readonly Arrival[]
  readonly withdrawals: readonly Arrival[]
}

/** The effects that the poll uses. */
export interface CountsDeps extends Omit<PollDeps<SharedCounts>, 'ask'> {
  /** Asks the gateway. Never rejects: what failed is absent. */
  readonly ask: () => Promise<Summaries>
  readonly tell: (arrivals: NewArrivals) => void
}

/** Asks for one member's counts, in one of the tabs (ST-33, CO-04): an arrival may get lost, and none comes twice. */
export const countsPoll = ({ ask, tell, ...deps }: CountsDeps): SharedPoll<SharedCounts> =>
  new SharedPoll({
    ...deps,
    ask: async () => {
      const answer = await ask()
      return (before, times) => {
        const { after, arrivals } = takeAnswer(before, answer, times)
        return { after, report: () => tell(arrivals) }
      }
    },
  })

/** What is known after an answer, and what has arrived. */
function takeAnswer(
  before: SharedCounts | undefined,
  { deposit, withdraw }: Summaries,
  { startedAt, now }: AnswerTimes,
): { readonly after: SharedCounts; readonly arrivals: NewArrivals } {
  const deposits = deposit ? arrivalsBetween(before?.deposits, deposit) : []
  const withdrawals = withdraw ? arrivalsBetween(before?.withdrawals, withdraw) : []
  const complete = deposit !== undefined && withdraw !== undefined
  const after = {
    ...before,
    askedAt: complete ? startedAt : now,
    answeredAt: deposit || withdraw ? now : (before?.answeredAt ?? 0),
    failures: complete ? 0 : (before?.failures ?? 0) + 1,
    ...(deposit && { deposits: reportedAfter(before?.deposits, deposit, deposits) }),
    ...(withdraw && { withdrawals: reportedAfter(before?.withdrawals, withdraw, withdrawals) }),
    ...(withdraw?.cards && { cards: withdraw.cards }),
  }
  return { after, arrivals: { deposits, withdrawals } }
}

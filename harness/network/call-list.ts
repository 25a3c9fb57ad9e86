import type { CallsReport } from '../../mocks/pages/calls-page.ts'
import type { LogEntry } from '../../mocks/world/recorded-calls.ts'
import { matchText } from '../state/match-text.ts'

/** Maximum number of calls in the page. */
export const MAX_CALLS = 10_000

/** The calls of a world that the page knows, oldest first. */
export type CallList = CallsReport

/** The list with what the gateway has reported since. Another world, or the same one after a restart, begins a new list. */
export function addReport(list: CallList | undefined, report: CallsReport): CallList {
  if (!list || isOther(list, report)) return report
  if (report.calls.length === 0) return { ...report, calls: list.calls }
  const known = list.calls.at(-1)?.id ?? 0
  const calls = [...list.calls, ...report.calls.filter(({ id }) => id > known)]
  return { ...report, calls: calls.slice(-MAX_CALLS) }
}

/** The report is of a world other than the list's. */
export const isOther = (list: CallList, report: CallsReport): boolean =>
  list.world !== report.world || report.last < list.last

/** A point in a list at which it was paused. */
export interface Pause {
  readonly world: string
  readonly id: number
}

/** What a list shows, newest first, and how many calls came after the pause. */
export function shownCalls(
  { world, calls }: CallList,
  find: string,
  pause: Pause | undefined,
): { readonly shown: readonly LogEntry[]; readonly waiting: number } {
  const end = pause === undefined ? Infinity : pause.world === world ? pause.id : 0
  const still = calls.filter(({ id }) => id <= end)
  const found = find.trim() === '' ? still : still.filter((call) => matchText(find.trim(), searched(call)))
  return { shown: [...found].reverse(), waiting: calls.length - still.length }
}

const searched = ({ endpoint, path, status, fault = '' }: LogEntry): readonly string[] => [
  endpoint,
  path,
  String(status),
  fault,
]

/** What is special about a call: `encrypted`, `fault slow`, `replay of 12`, `edited`. */
export const marksOf = ({ encrypted, fault, replayed, edited }: LogEntry): readonly string[] => [
  ...(edited ? ['edited'] : []),
  ...(replayed === undefined ? [] : [`replay of ${replayed}`]),
  ...(fault === undefined ? [] : [`fault ${fault}`]),
  ...(encrypted ? ['encrypted'] : []),
]

/** Failed, or answered otherwise than the gateway would. */
export function toneOf({ status, fault, edited }: LogEntry): 'bad' | 'note' | undefined {
  if (status === 0 || status >= 400) return 'bad'
  return fault !== undefined || edited ? 'note' : undefined
}

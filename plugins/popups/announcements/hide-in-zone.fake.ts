/**
 * A process of its own for a test: only a whole process can have another time zone. Its argument is JSON: epoch milliseconds by
 * time zone. For each it prints when what is hidden today comes back, and what is decided now, just before, and then.
 */
import { contentHash } from './content-hash.ts'
import { fakeAnnouncement } from './announcements.fake.ts'
import { closedState, shouldShow } from './should-show.ts'

const list = [fakeAnnouncement('1')]
const hash = contentHash(list)
const rowOf = (now: number) => {
  const closed = closedState(hash, 'today', now)
  const until = Number(closed.hiddenUntil)
  const at = (moment: number): string =>
    shouldShow({ closed, closedInSession: hash }, list, moment, { firstTimeLogin: false }).reason
  const dayOf = (moment: number): string => new Date(moment).toDateString()
  return {
    until,
    now: at(now),
    before: at(until - 1),
    after: at(until),
    sameDayBefore: dayOf(until - 1) === dayOf(now),
    anotherDayThen: dayOf(until) !== dayOf(now),
  }
}
const given = JSON.parse(process.argv[2] ?? '{}') as Readonly<Record<string, readonly number[]>>
const rows = Object.entries(given).map(([zone, moments]) => {
  process.env['TZ'] = zone
  return [zone, moments.map(rowOf)] as const
})
process.stdout.write(JSON.stringify(Object.fromEntries(rows)))

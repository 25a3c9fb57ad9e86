import { defineMock, failure, type MockCall, success } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'
import { localisedFor } from '../../../mocks/world/localised.ts'
import { bookingsOf, bookPoints, pointsOf } from '../../../mocks/world/points.ts'
import {
  COLLECTED,
  MANY_MISSIONS,
  MISSIONS,
  type MockMission,
  NOT_COMPLETE,
  ODD_MISSIONS,
} from './mock-missions.ts'
import { worldTime } from '../../../mocks/world/clock.ts'

const DAY_MS = 86_400_000
/** Epoch day 4 was a Monday. */
const FIRST_MONDAY = 4
const WEEK_DAYS = 7

const LIST = defineChoice({
  name: 'missions',
  group: 'promotions',
  label: 'Missions',
  otherwise: 'Some of each period',
  choices: { none: 'None', many: '2,000', odd: 'Bad entries' },
})

interface Slice {
  /** Ids of the missions that a member has collected, by member. */
  readonly claimed: Record<string, string[]>
}
type Call = MockCall<Slice>

/** Other players of the week: names as a gateway masks them, and points. */
const RIVALS: readonly (readonly [name: string, points: number])[] = [
  ['ngu***89', 48_210], ['luk***a7', 41_905], ['dra***on', 38_440], ['mai***22', 31_070], ['pho***ix', 27_615],
  ['tra***05', 19_980], ['sea***er', 14_300], ['ban***91', 11_725], ['min***hh', 9_060], ['joa***77', 4_410],
] // prettier-ignore

/** The missions of the mock gateway: they advance by what the member does in this world. */
export default defineMock<Slice>({
  id: 'promotions.missions',
  scenarios: [LIST],
  initial: () => ({ claimed: {} }),
  routes: [
    {
      id: 'promotions.missions',
      method: 'GET',
      path: '/wps/relay/MCSFE_getMissions',
      auth: 'member',
      reply(call) {
        const { world, member } = call
        const own = listed(call).map((mission) => wire(call, mission))
        return success({
          points: String(member ? pointsOf(world, member) : 0),
          resets: resetsAfter(worldTime()),
          missions: LIST.of(world) === 'odd' ? [...ODD_MISSIONS, ...own] : own,
        })
      },
    },
    {
      id: 'promotions.claim-mission',
      method: 'POST',
      path: '/wps/relay/MCSFE_claimMission',
      auth: 'member',
      reply(call) {
        const { world, member, slice, body, language } = call
        const text = localisedFor(language)
        const mission = listed(call).find(({ id }) => id === Reflect.get(Object(body), 'id'))
        if (!mission || !member) return failure('mission.not.found', 'There is no such mission')
        const claimed = (slice.claimed[member.id] ??= [])
        if (claimed.includes(mission.id)) return failure('mission.claimed', text(COLLECTED))
        if (progressOf(call, mission) < mission.target) return failure('mission.open', text(NOT_COMPLETE))
        claimed.push(mission.id)
        bookPoints(world, member, mission.points, 'mission')
        return success({ points: String(pointsOf(world, member)) })
      },
    },
    {
      id: 'promotions.leaders',
      method: 'GET',
      path: '/wps/relay/MCSFE_getLeaderBoard',
      auth: 'member',
      reply({ world, member }) {
        if (LIST.of(world) === 'none' || !member) return success({ leaders: [] })
        const points = pointsOf(world, member)
        const own = {
          rank: 1 + RIVALS.filter(([, others]) => others > points).length,
          name: `${member.username.slice(0, 3)}***`,
          points: String(points),
        }
        const rivals = RIVALS.map(([name, others]) => ({
          rank: 1 + RIVALS.filter(([, more]) => more > others).length + (points > others ? 1 : 0),
          name,
          points: String(others),
        }))
        return success({
          leaders: [...(LIST.of(world) === 'odd' ? ODD_MISSIONS : []), ...rivals, own],
          own,
        })
      },
    },
  ],
})

function listed({ world }: Call): readonly MockMission[] {
  const list = LIST.of(world)
  if (list === 'none') return []
  return list === 'many' ? MANY_MISSIONS : MISSIONS
}

/** How far the member is. Launches are the tickets that the world has issued. */
function progressOf({ world, member }: Call, { counts, begun }: MockMission): number {
  if (!member) return 0
  const tickets = [...world.tickets.values()].filter((ticket) => ticket.member?.id === member.id)
  if (counts === 'launches') return begun + tickets.length
  if (counts === 'games') return begun + new Set(tickets.map(({ code }) => code)).size
  return counts === 'reward' || counts === 'goods' ? begun + bookingsOf(world, member, counts) : begun
}

/** The next midnight, and the next one before a Monday; UTC. */
function resetsAfter(now: number): object {
  const day = Math.floor(now / DAY_MS) + 1
  const monday = day + ((((FIRST_MONDAY - day) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS)
  return { daily: day * DAY_MS, weekly: monday * DAY_MS }
}

function wire(call: Call, mission: MockMission): object {
  const { member, slice, language } = call
  const text = localisedFor(language)
  const { id, period, target, points, page = '' } = mission
  return {
    id,
    period,
    title: text(mission.title),
    description: text(mission.description),
    progress: Math.min(progressOf(call, mission), target),
    target,
    points: String(points),
    page,
    claimed: slice.claimed[member?.id ?? '']?.includes(id) ?? false,
  }
}

import { defineMock, failure, type MockCall, success } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'
import { profileOfWorld } from '../../../mocks/gateway/world-of-request.ts'
import { localisedFor } from '../../../mocks/world/localised.ts'
import { bookPoints } from '../../../mocks/world/points.ts'
import { FOOTER, GONE, HEADER, type MockReward, OVER, REWARDS } from './mock-texts.ts'
import { MANY_REWARDS, ODD_REWARDS } from './mock-odd.ts'
import { worldTime } from '../../../mocks/world/clock.ts'

const HOUR_MS = 3_600_000
/** The smallest usual bonus: of currencies with large amounts, and of others. */
const UNIT: Readonly<Record<string, number>> = { VND: 10_000, IDR: 10_000, KHR: 4_000, MMK: 2_000 }

const LIST = defineChoice({
  name: 'rewards',
  group: 'promotions',
  label: 'Rewards',
  otherwise: 'Some of each kind',
  choices: { none: 'None', many: '2,000', odd: 'Bad entries' },
})

interface Slice {
  /** When the world began, epoch milliseconds. */
  readonly since: number
  /** When a member collected a reward, by member and reward. */
  readonly claimed: Record<string, Record<string, number>>
}
type Call = MockCall<Slice>

/** The rewards of the mock gateway: each is given once. */
export default defineMock<Slice>({
  id: 'promotions.rewards',
  scenarios: [LIST],
  initial: () => ({ since: worldTime(), claimed: {} }),
  routes: [
    {
      id: 'promotions.rewards',
      method: 'GET',
      path: '/wps/relay/MCSFE_getRewards',
      auth: 'member',
      reply(call) {
        const text = localisedFor(call.language)
        const list = LIST.of(call.world)
        const rewards =
          list === 'odd'
            ? [...ODD_REWARDS, ...REWARDS.map((reward) => wire(call, reward))]
            : listed(call).map((reward) => wire(call, reward))
        const note =
          list === 'odd'
            ? '<img src=x onerror="document.title=1"><script>document.title=2</script><p style="position:fixed;inset:0">'
            : ''
        return success({ header: note + text(HEADER), footer: text(FOOTER), rewards })
      },
    },
    {
      id: 'promotions.claim-reward',
      method: 'POST',
      path: '/wps/relay/MCSFE_claimReward',
      auth: 'member',
      reply(call) {
        const { member, world, slice, body, language } = call
        const text = localisedFor(language)
        const reward = [...listed(call), ...REWARDS].find(({ id }) => id === Reflect.get(Object(body), 'id'))
        if (!reward || !member) return failure('reward.not.found', 'There is no such reward')
        if (claimTime(call, reward) !== undefined) return failure('reward.claimed', text(GONE))
        if (endOf(call, reward) <= worldTime()) return failure('reward.expired', text(OVER))
        if (reward.refusal) return failure('reward.condition', text(reward.refusal))
        ;(slice.claimed[member.id] ??= {})[reward.id] = worldTime()
        if (reward.type === 'BONUS') member.balance += Number(amountOf(call, reward))
        bookPoints(world, member, reward.type === 'POINTS' ? (reward.amount ?? 0) : 0, 'reward')
        return success(true)
      },
    },
  ],
})

function listed({ world }: Call): readonly MockReward[] {
  const list = LIST.of(world)
  if (list === 'none') return []
  return list === 'many' ? MANY_REWARDS : REWARDS
}

const endOf = ({ slice }: Call, { expiresIn }: MockReward): number =>
  expiresIn === undefined ? Infinity : slice.since + expiresIn * HOUR_MS

/** When the member collected it; `undefined`: it was not. */
function claimTime({ slice, member }: Call, { id, claimedAgo }: MockReward): number | undefined {
  if (claimedAgo !== undefined) return slice.since - claimedAgo * HOUR_MS
  return slice.claimed[member?.id ?? '']?.[id]
}

function amountOf({ world }: Call, { type, amount }: MockReward): string | undefined {
  if (amount === undefined) return undefined
  return type === 'BONUS' ? (amount * (UNIT[profileOfWorld(world).currency] ?? 1)).toFixed(2) : String(amount)
}

function wire(call: Call, reward: MockReward): object {
  const text = localisedFor(call.language)
  const claimedAt = claimTime(call, reward)
  const end = endOf(call, reward)
  const isOver = end <= worldTime()
  return {
    id: reward.id,
    type: reward.type,
    title: text(reward.title),
    description: text(reward.description),
    amount: amountOf(call, reward),
    status: claimedAt !== undefined ? 'CLAIMED' : isOver ? 'EXPIRED' : 'AVAILABLE',
    ...(Number.isFinite(end) && { expireTime: end }),
    ...(claimedAt !== undefined && { claimTime: claimedAt }),
  }
}

import { defineMock, success } from '../../../mocks/define-mock.ts'
import { profileOfWorld } from '../../../mocks/gateway/world-of-request.ts'
import type { MockMember } from '../../../mocks/world/members.ts'
import type { World } from '../../../mocks/world/world.ts'
import { worldTime } from '../../../mocks/world/clock.ts'

/** Reward for a friend and the deposit that it takes, as decimal text by currency. */
const AMOUNTS: Readonly<Record<string, { readonly reward: string; readonly deposit: string }>> = {
  VND: { reward: '50000', deposit: '100000' },
  BRL: { reward: '12.50', deposit: '30' },
}
const OTHER_AMOUNTS = { reward: '8.80', deposit: '30' }

const DAY_MS = 86_400_000
/** Friends of most members: name, days since they joined, whether they have deposited. The newest first. */
const FRIENDS = [
  ['mi***88', 1, false],
  ['hu***ng', 3, true],
  ['an***07', 4, true],
  ['le***an', 9, false],
  ['ph***ac', 12, true],
  ['qu***21', 20, true],
  ['th***ao', 26, true],
  ['ba***o9', 31, false],
  ['na***m5', 47, true],
  ['vy***xx', 60, true],
  ['du***ck', 62, true],
  ['to***an', 75, true],
] as const

interface Joined {
  readonly userName: string
  readonly joinedAt: number
  readonly reward?: string
}

/** The referral programme at the mock gateway. A registration with a member's code makes a friend, without a deposit yet. */
export default defineMock({
  id: 'promotions.invite',
  initial: () => ({ startedAt: worldTime() }),
  routes: [
    {
      id: 'invite.referral',
      method: 'GET',
      path: '/wps/relay/PROMOFE_getReferralInfo',
      reply: ({ world, member, slice: { startedAt } }) => {
        const profile = profileOfWorld(world)
        const amounts = AMOUNTS[profile.currency] ?? OTHER_AMOUNTS
        if (!member) return success(amounts)
        const referralCode = `${profile.id.toUpperCase()}${member.id}`
        const earlier = hasFriends(member)
          ? FRIENDS.map(([userName, days, deposited]): Joined => ({
              userName,
              joinedAt: startedAt - days * DAY_MS,
              ...(deposited && { reward: amounts.reward }),
            }))
          : []
        const friends = [...joinedWith(world, referralCode), ...earlier]
        const cents = friends.reduce((sum, { reward = '0' }) => sum + Math.round(Number(reward) * 100), 0)
        const earned = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
        return success({ ...amounts, referralCode, invited: friends.length, earned, friends })
      },
    },
  ],
})

const hasFriends = ({ key }: MockMember): boolean => key !== 'newcomer' && key !== 'registered'

/** The members of this world whose registration named the code, the newest first. */
const joinedWith = (world: World, code: string): readonly Joined[] =>
  world.log
    .filter(({ endpoint, body }) => endpoint.startsWith('register.') && field(body, 'referralCode') === code)
    .flatMap(({ body }) => world.members.filter(({ username }) => username === field(body, 'username')))
    .map(({ username, regDate }) => ({ userName: masked(username), joinedAt: regDate }))
    .reverse()

const masked = (name: string): string => `${name.slice(0, 2)}***${name.slice(-2)}`
const field = (body: unknown, name: string): unknown => Reflect.get(Object(body), name)

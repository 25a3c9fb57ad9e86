import type { Reward, RewardState } from './reward.ts'

/** The rewards by state: those to collect by their end, the others by the latest. An available one that has ended counts as expired. */
export function sortRewards(
  rewards: readonly Reward[],
  now: number,
): Readonly<Record<RewardState, readonly Reward[]>> {
  const ofState = (state: RewardState): Reward[] =>
    rewards.filter((reward) => currentState(reward, now) === state)
  const latest = (time: (reward: Reward) => number | undefined) => (a: Reward, b: Reward) =>
    (time(b) ?? 0) - (time(a) ?? 0)
  return {
    available: [...ofState('available')].sort(
      (a, b) => (a.expiresAt ?? Number.MAX_VALUE) - (b.expiresAt ?? Number.MAX_VALUE),
    ),
    claimed: [...ofState('claimed')].sort(latest(({ claimedAt }) => claimedAt)),
    expired: [...ofState('expired')].sort(latest(({ expiresAt }) => expiresAt)),
  }
}

const currentState = ({ state, expiresAt }: Reward, now: number): RewardState =>
  state === 'available' && expiresAt !== undefined && expiresAt <= now ? 'expired' : state

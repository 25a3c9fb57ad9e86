import { useServices, usePluginContext, useStore, useTranslation, useLoaded } from '@foyer/sdk'
import { useClaim } from '../shared/use-claim.ts'
import { claimReward, getRewards } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import type { Reward } from './reward.ts'

/** The rewards, and how one is collected: once, by one tap (RT-14). */
export function useRewards() {
  const { logger } = usePluginContext<typeof manifest>()
  const { clock, http, i18n, overlays } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.rewards'>()
  const language = useStore(i18n.language)
  const claims = useClaim()
  const { state, reload, change } = useLoaded(async (signal) => {
    const center = await http.call(getRewards, { alert: false, signal })
    if (center.refused.length > 0)
      logger.warn('RW-SHAPE: the list of rewards contains an entry that is not a reward', center.refused)
    return center
  }, language)

  /** Whether it was collected. Where no answer came, the list tells. */
  const collect = async (reward: Reward): Promise<boolean> => {
    const { id, title } = reward
    const end = await claims.claim(id, (signal) =>
      http.call(claimReward, { body: { id }, alert: false, signal }),
    )
    if (end === 'done') {
      const claimedAt = clock.gatewayNow()
      change((center) => ({
        ...center,
        rewards: center.rewards.map((one) => (one.id === id ? { ...one, state: 'claimed', claimedAt } : one)),
      }))
    } else {
      if (end !== 'unknown') return false
      const center = await reload()
      if (!center?.rewards.some((one) => one.id === id && one.state === 'claimed')) return false
    }
    overlays.toast(t('claimed', { title }), { kind: 'success' })
    return true
  }
  return { state, reload, claims, collect }
}

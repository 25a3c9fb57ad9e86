import { usePluginContext, useServices, useStore, useTranslation, useLoaded } from '@foyer/sdk'
import { useEffect } from 'react'
import { formatPoints } from '../shared/format-points.ts'
import { useClaim } from '../shared/use-claim.ts'
import { RESET_DELAY_MS } from './constants.ts'
import { claimMission, getMissions } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import type { Mission } from './mission.ts'

/** Longest time of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** The missions, loaded again when a period ends, and how one's reward is collected: once (RT-17). */
export function useMissions() {
  const { logger } = usePluginContext<typeof manifest>()
  const { clock, http, i18n, overlays } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.missions'>()
  const language = useStore(i18n.language)
  const claims = useClaim()
  const { state, reload, change } = useLoaded(async (signal) => {
    const missions = await http.call(getMissions, { alert: false, signal })
    if (missions.refused.length > 0)
      logger.warn('MS-SHAPE: the list of missions contains an entry that is not a mission', missions.refused)
    return missions
  }, language)

  const resets = state.step === 'ready' ? state.value.resets : undefined
  useEffect(() => {
    // One that is over was wrong already when it came: asking again would have no end.
    const ahead = [resets?.DAILY, resets?.WEEKLY]
      .map((at = 0) => at - clock.gatewayNow())
      .filter((ms) => ms > 0)
    const wait = Math.min(...ahead) + RESET_DELAY_MS
    if (wait > MAX_TIMER_MS) return
    const timer = setTimeout(() => void reload(), wait)
    return () => clearTimeout(timer)
  }, [clock, resets, reload])

  /** Whether it was collected. Where no answer came, the list tells. */
  const collect = async (mission: Mission): Promise<boolean> => {
    const { id, title, points: count } = mission
    let points: number | undefined
    const end = await claims.claim(id, async (signal) => {
      points = await http.call(claimMission, { body: { id }, alert: false, signal })
    })
    if (end === 'done') {
      change((before) => ({
        ...before,
        points: points ?? (before.points === undefined ? undefined : before.points + count),
        missions: before.missions.map((one) => (one.id === id ? { ...one, claimed: true } : one)),
      }))
    } else {
      if (end !== 'unknown') return false
      const now = await reload()
      if (!now?.missions.some((one) => one.id === id && one.claimed)) return false
    }
    const number = formatPoints(count, i18n.tag())
    overlays.toast(count > 0 ? t('claimed', { title, count, number }) : t('claimed_gift', { title }), {
      kind: 'success',
    })
    return true
  }
  return { state, reload, claims, collect }
}

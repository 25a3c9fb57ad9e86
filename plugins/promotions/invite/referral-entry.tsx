import { createStore, INVITE_PATH, Navigate, useFoundRoute, useServices, useStore } from '@foyer/sdk'
import { ScreenSkeleton } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { SERVICE_PATH } from '../../customer-service/contract.ts'
import { isEnabled, type PromotionAvailability, type PromotionsState } from '../contract.ts'
import { PROMOTIONS_WAIT_MS } from './constants.ts'
import type { manifest } from './manifest.ts'
import { referralTarget } from './referral-target.ts'

const UNKNOWN = createStore<PromotionsState>({ step: 'unknown' })

/**
 * /m/referral: the referral entry as an address, for rows that are links (OV-26). It goes on to the page that is meant for the
 * player, once it is known whether REFERRAL is on; customer service opens on its page. Where the merchant has none, the page of
 * the programme is the one that can be shown.
 */
export function ReferralEntry(): ReactNode {
  const { session, site, promotions } = useServices<typeof manifest>()
  const type = useStore(session.current)?.type
  const state = useStore(promotions?.state ?? UNKNOWN)
  const [asked, setAsked] = useState<PromotionAvailability>()
  const [late, setLate] = useState(false)
  const switches = useStore(site.switches)
  const service = useFoundRoute(SERVICE_PATH).state
  useEffect(() => {
    if (!promotions) {
      const timer = setTimeout(() => setLate(true), PROMOTIONS_WAIT_MS)
      return () => clearTimeout(timer)
    }
    let gone = false
    void promotions.refresh().then(() => gone || setAsked(promotions))
    return () => {
      gone = true
    }
  }, [promotions])
  // Until the switches are known, and while what REWCEN3 turns on starts, there is no service to ask yet.
  const starts = !late && (!switches || switches['REWCEN3'] === true)
  const waits = promotions ? state.step === 'unknown' && asked !== promotions : starts
  const target = referralTarget({ type, referralEnabled: isEnabled(state, 'REFERRAL') })
  if (target.kind === 'go') return <Navigate to={target.to} replace />
  if (waits || service === 'unknown') return <ScreenSkeleton shape="list" />
  return <Navigate to={service === 'none' ? INVITE_PATH : SERVICE_PATH} replace />
}

import { createStore, useServices, useStore } from '@foyer/sdk'
import { isEnabled, type PromotionsState } from '../contract.ts'
import { VIP_LABEL } from './constants.ts'
import type { ButtonFacts } from './decide-button.ts'
import type { manifest } from './manifest.ts'

const UNKNOWN = createStore<PromotionsState>({ step: 'unknown' })

/** What the rules of the buttons read, as it is now. */
export function useButtonFacts(): ButtonFacts {
  const { device, member, promotions, session } = useServices<typeof manifest>()
  const memberType = useStore(session.current)?.type
  const vipBenefit = useStore(member.current)?.clubLabel?.type === VIP_LABEL
  const referralEnabled = isEnabled(useStore(promotions?.state ?? UNKNOWN), 'REFERRAL')
  return { memberType, shell: device.shell, referralEnabled, vipBenefit }
}

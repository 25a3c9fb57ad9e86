import { AGENT_REGISTER_PATH, INVITE_PATH } from '@foyer/sdk'
import { isAgent } from '../../account/contract.ts'

/** Where the referral entry leads: a page of this site, or customer service. */
export type ReferralTarget =
  { readonly kind: 'go'; readonly to: string } | { readonly kind: 'customer-service' }

/**
 * The rule of the referral entry (OV-26): agents register others, everybody else invites while REFERRAL is on, and asks
 * customer service otherwise.
 *
 * @param player `type`: the member's; `undefined` for a visitor. `referralEnabled`: false while it is not known
 */
export function referralTarget(player: {
  readonly type: number | undefined
  readonly referralEnabled: boolean
}): ReferralTarget {
  if (isAgent(player.type)) return { kind: 'go', to: AGENT_REGISTER_PATH }
  return player.referralEnabled ? { kind: 'go', to: INVITE_PATH } : { kind: 'customer-service' }
}

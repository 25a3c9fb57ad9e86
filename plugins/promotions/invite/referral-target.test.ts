// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { referralTarget } from './referral-target.ts'

const AGENTS = { kind: 'go', to: '/m/agentRegister' }
const INVITE = { kind: 'go', to: '/m/inviteFriends' }
const SERVICE = { kind: 'customer-service' }

describe('[OV-26] the referral entry leads', () => {
  it.each([
    ['an agent', 1, true, AGENTS],
    ['an agent, whatever is on,', 1, false, AGENTS],
    ['a sub-agent', 2, true, AGENTS],
    ['a sub-agent, whatever is on,', 2, false, AGENTS],
    ['a player', 0, true, INVITE],
    ['a player without REFERRAL', 0, false, SERVICE],
    ['a member without chat', 4, true, INVITE],
    ['a member without chat and REFERRAL', 4, false, SERVICE],
    ['a visitor', undefined, true, INVITE],
    ['a visitor without REFERRAL', undefined, false, SERVICE],
  ])('%s (%s, %s) to its page', (_who, type, referralEnabled, target) =>
    expect(referralTarget({ type, referralEnabled })).toEqual(target),
  )
})

import type { Profile } from '../../kernel/profile/profile.ts'
import type { MockMember } from '../world/members.ts'

/** EN-02 in the gateway's format. */
export const memberInfo = (member: MockMember, profile: Profile): object => ({
  id: member.id,
  customerId: member.id,
  userName: member.username,
  type: member.type,
  language: member.language,
  merchantCode: profile.code,
  regDate: member.regDate,
  clubLabel: member.clubLabel,
  firstTimeLogin: member.firstTimeLogin,
  balance: member.balance,
  currency: profile.currency,
})

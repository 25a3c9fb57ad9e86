import type { MockMember } from './members.ts'

/** The mock gateway's answer to a login (EN-04). Each member's first login is marked as such. */
export function loginAnswer(member: MockMember, token: string): object {
  const { firstTimeLogin } = member
  member.firstTimeLogin = false
  return {
    token,
    id: member.id,
    customerId: member.id,
    userName: member.username,
    customerType: member.type,
    customerName: member.username,
    firstTimeLogin,
    passwordExpired: member.passwordExpired,
    updatePassword: false,
  }
}

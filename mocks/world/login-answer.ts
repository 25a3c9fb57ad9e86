import type { MockMember } from './members.ts'

/** The mock gateway's answer to a login (EN-04). Only one login is the first. */
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

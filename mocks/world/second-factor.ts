import { FACTOR } from './factor-demand.ts'
import { readIdentityToken } from './identities.ts'
import { redeemCode, storedNumber } from './text-messages.ts'
import type { World } from './world.ts'

/** Right answers for every member; a text message's code is the one that was sent. */
export const FACTOR_ANSWERS = {
  email: 'player@example.com',
  payeeName: 'NGUYEN VAN A',
  authCode: '123456',
} as const

/** Checks a second factor; one that was not required is wrong. */
export function checkSecondFactor(world: World, body: object): 'right' | 'wrong' | 'expired' {
  const field = (name: string): string => {
    const value: unknown = Reflect.get(body, name)
    return typeof value === 'string' ? value : ''
  }
  const factor = FACTOR.of(world) ?? ''
  const method = field('method')
  const asked = factor === 'none' ? method === 'P' : method !== '' && factor.includes(method)
  if (!asked) return 'wrong'
  if (method === 'S' && field('firebaseIdToken'))
    return readIdentityToken(field('firebaseIdToken')) ? 'right' : 'wrong'
  if (method === 'S')
    return redeemCode(
      world,
      storedNumber(field('countryDialingCode'), field('mobileNum')),
      field('verificationCode'),
    )
  const right =
    method === 'E'
      ? field('email').toLowerCase() === FACTOR_ANSWERS.email
      : method === 'P'
        ? field('payeeName').toUpperCase() === FACTOR_ANSWERS.payeeName
        : field('authCode') === FACTOR_ANSWERS.authCode
  return right ? 'right' : 'wrong'
}

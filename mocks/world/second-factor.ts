import { readIdentityToken } from './identities.ts'
import { redeemCode } from './text-messages.ts'
import type { World } from './world.ts'

/** Methods by which a world's members may go on, by their letters, in this order; `none`: the gateway asks and names none. */
export type FactorDemand = string

/** What the gateway holds for right, of every member; a text message's code is as it was sent. */
export const FACTOR_ANSWERS = {
  email: 'player@example.com',
  payeeName: 'NGUYEN VAN A',
  authCode: '123456',
} as const

const FLAGS = { E: 'email', P: 'payee', G: 'ga', S: 'sms' } as const

export const factorDemand = (text: string): FactorDemand | undefined =>
  /^(?:none|(?=.)E?P?G?S?)$/.test(text) ? text : undefined

/** As the refusal carries them (ER-06). */
export const factorFlags = (demand: FactorDemand = ''): Readonly<Record<string, boolean>> =>
  Object.fromEntries(Object.entries(FLAGS).map(([letter, flag]) => [flag, demand.includes(letter)]))

/** What the gateway makes of a factor; one that it did not ask for is wrong. */
export function judgeFactor(world: World, body: object): 'right' | 'wrong' | 'expired' {
  const field = (name: string): string => {
    const value: unknown = Reflect.get(body, name)
    return typeof value === 'string' ? value : ''
  }
  const { factor = '' } = world.entered
  const method = field('method')
  const asked = factor === 'none' ? method === 'P' : method !== '' && factor.includes(method)
  if (!asked) return 'wrong'
  if (method === 'S' && field('firebaseIdToken'))
    return readIdentityToken(field('firebaseIdToken')) ? 'right' : 'wrong'
  if (method === 'S')
    return redeemCode(world, `${field('countryDialingCode')}${field('mobileNum')}`, field('verificationCode'))
  const right =
    method === 'E'
      ? field('email').toLowerCase() === FACTOR_ANSWERS.email
      : method === 'P'
        ? field('payeeName').toUpperCase() === FACTOR_ANSWERS.payeeName
        : field('authCode') === FACTOR_ANSWERS.authCode
  return right ? 'right' : 'wrong'
}

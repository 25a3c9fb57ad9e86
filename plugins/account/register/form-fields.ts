import type { ContextOf } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import type { FormFields } from './read-registration.ts'

export type Settings = ContextOf<typeof manifest>['settings']
export type RegisterMethod = Settings['methods'][number]

/** The methods that are on; by number only if a plugin reads numbers. There is always one. */
export function registerMethods(
  { methods }: Pick<Settings, 'methods'>,
  numbers: boolean,
): readonly [RegisterMethod, ...RegisterMethod[]] {
  const open = [...new Set(methods)].filter((method) => numbers || method !== 'mobile')
  const [first = 'username', ...others] = open
  return [first, ...others]
}

/** @param referred the player came with a referral code */
export function formFields(
  method: RegisterMethod,
  settings: Pick<
    Settings,
    'mobileUsername' | 'mobilePassword' | 'mobileCode' | 'minimumAge' | 'referralCode'
  >,
  referred: boolean,
): FormFields {
  const number = method === 'mobile'
  return {
    number,
    username: !number || settings.mobileUsername,
    password: !number || settings.mobilePassword,
    code: number && settings.mobileCode,
    referralCode: referred || settings.referralCode,
    age: settings.minimumAge !== undefined,
  }
}

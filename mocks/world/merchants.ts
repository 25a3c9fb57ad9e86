import { CodedError } from '@foyer/sdk'
import type { Profile, ProfileSource } from '../../kernel/profile/profile.ts'
import { withDefaultLanguage } from '../../kernel/profile/with-default-language.ts'

const modules = import.meta.glob<{ readonly profile: ProfileSource }>('../../merchants/*/profile.ts', {
  eager: true,
})

/** Every merchant of this repository, by folder name. */
export const PROFILES: readonly Profile[] = Object.values(modules).map(({ profile }) =>
  withDefaultLanguage(profile),
)

const DEFAULT_ID = 'lotus'

export const profileOf = (id: string | undefined): Profile | undefined =>
  PROFILES.find((profile) => profile.id === id)

/** @param host with or without a port */
export function profileOfHost(host: string): Profile | undefined {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return PROFILES.find(({ hosts }) => hosts.includes(name))
}

export const profileOfCode = (code: string | null): Profile | undefined =>
  PROFILES.find((profile) => profile.code === code)

/** The merchant if the request names none: on 127.0.0.1, or in a unit test. */
export function defaultProfile(): Profile {
  const profile = profileOf(DEFAULT_ID) ?? PROFILES[0]
  if (!profile) throw new CodedError('MG-MERCHANT', 'merchants/ has no profile')
  return profile
}

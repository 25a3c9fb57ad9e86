import type { LanguageCode } from '@foyer/sdk'
import type { Profile } from '../../kernel/profile/profile.ts'
import { acceptPattern } from './negotiate.ts'
import { nginxMap } from './nginx-map.ts'

export interface ServedMerchant {
  readonly profile: Profile
  readonly policy: string
}

/**
 * The part of the nginx configuration that depends on merchants: maps from host to merchant, from request to
 * language, and from merchant to Content-Security-Policy. It belongs inside `http { … }`.
 */
export function nginxMerchants(merchants: readonly ServedMerchant[]): string {
  const perLanguage = (line: (profile: Profile, code: LanguageCode) => string): string[] =>
    merchants.flatMap(({ profile }) => profile.languages.map((code) => line(profile, code)))
  const exact = (profile: Profile, code: LanguageCode): string => `"~*^${profile.id}:${code}$" ${code};`
  return [
    nginxMap('$host', '$foyer_merchant', [
      'default "";',
      ...merchants.flatMap(({ profile }) => profile.hosts.map((host) => `${host} ${profile.id};`)),
    ]),
    nginxMap('"$foyer_merchant:$arg_language"', '$foyer_asked', ['default "";', ...perLanguage(exact)]),
    nginxMap('"$foyer_merchant:$cookie_language"', '$foyer_cookie', ['default "";', ...perLanguage(exact)]),
    nginxMap('"$foyer_merchant:$http_accept_language"', '$foyer_accepted', [
      'default "";',
      ...perLanguage((profile, code) => `"~*^${profile.id}:${acceptPattern(code).slice(1)}" ${code};`),
    ]),
    nginxMap('$foyer_merchant', '$foyer_default', [
      'default "";',
      ...merchants.map(({ profile }) => `${profile.id} ${profile.defaultLanguage};`),
    ]),
    orElse('$foyer_asked', '$foyer_cookie', '$foyer_first'),
    orElse('$foyer_first', '$foyer_accepted', '$foyer_second'),
    orElse('$foyer_second', '$foyer_default', '$foyer_language'),
    nginxMap('$foyer_merchant', '$foyer_policy', [
      `default "default-src 'none'";`,
      ...merchants.map(({ profile, policy }) => `${profile.id} "${policy}";`),
    ]),
    '',
  ].join('\n')
}

const orElse = (first: string, second: string, result: string): string =>
  nginxMap(first, result, [`default ${first};`, `"" ${second};`])

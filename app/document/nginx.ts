import type { ServedMerchant } from '../release/releases.ts'
import { ACCEPT_DEPTH, acceptedBy, ACCEPT_TAGS, acceptPattern } from './negotiate.ts'

/** An nginx `map` from one variable to another. */
export const nginxMap = (from: string, to: string, lines: readonly string[]): string =>
  [`map ${from} ${to} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')

/** The maps whose lines come from merchants, by the name of their files: `hosts.map`. */
export type MerchantMap = 'hosts' | 'languages' | 'accepts' | 'defaults' | 'policies' | 'cameras' | 'builds'

type Routed = Pick<
  ServedMerchant,
  'id' | 'hosts' | 'languages' | 'defaultLanguage' | 'followBrowserLanguage' | 'policy' | 'cameras' | 'build'
>

/**
 * The lines of the nginx maps that depend on merchants; `site.conf` includes them. All keys are words, which nginx finds by hash and
 * compares without regard to case.
 */
export const merchantMaps = (merchants: readonly Routed[]): Readonly<Record<MerchantMap, string>> => ({
  hosts: lines(merchants, ({ id, hosts }) => hosts.map((host) => `${host} ${id};`)),
  languages: lines(merchants, ({ id, languages }) => languages.map((code) => `"${id}:${code}" ${code};`)),
  accepts: lines(merchants, ({ id, languages, followBrowserLanguage }) =>
    (followBrowserLanguage ? ACCEPT_TAGS : []).flatMap((tag) => {
      const code = acceptedBy(languages, tag)
      return code ? [`"${id}:${tag}" ${code};`] : []
    }),
  ),
  defaults: lines(merchants, ({ id, defaultLanguage }) => [`${id} ${defaultLanguage};`]),
  policies: lines(merchants, ({ id, policy }) => [`${id} "${policy}";`]),
  // The value has double quotes of its own.
  cameras: lines(merchants, ({ id, cameras }) => (cameras === undefined ? [] : [`${id} '${cameras}';`])),
  builds: lines(merchants, ({ id, build }) => [`${id} ${build};`]),
})

const lines = (merchants: readonly Routed[], of: (merchant: Routed) => readonly string[]): string =>
  merchants
    .flatMap(of)
    .map((line) => `${line}\n`)
    .join('')

/**
 * The maps from an Accept-Language header to the tags that merchants' languages are looked up by: `$foyer_tag_1` of its first
 * language, `$foyer_tag_2` of its second; `site.conf` uses them in turn, and nginx works out only those that it needs.
 */
export const nginxAcceptTags = (): string =>
  Array.from({ length: ACCEPT_DEPTH }, (_unused, at) => {
    const from = at === 0 ? '$http_accept_language' : `$foyer_accept_${at + 1}`
    const before = at === 1 ? '$http_accept_language' : `$foyer_accept_${at}`
    return [
      ...(at === 0
        ? []
        : [
            nginxMap(before, from, [
              'default "";',
              `"~^[^,]*,\\s*(?<foyer_rest_${at + 1}>.+)$" $foyer_rest_${at + 1};`,
            ]),
          ]),
      nginxMap(from, `$foyer_tag_${at + 1}`, [
        'default "";',
        ...ACCEPT_TAGS.map((tag) => `"~*${acceptPattern(tag)}" ${tag};`),
      ]),
    ].join('\n')
  }).join('\n')

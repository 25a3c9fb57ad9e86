import { headersOf, type HeaderValue, KINDS, pageCache, referrer, transport } from './headers.ts'
import { nginxAcceptTags, nginxMap } from './nginx.ts'
import { SECRET_ADDRESS } from './secret-address.ts'

/** Headers that errors do not get: a missing asset must not be cached as missing for a year. */
const ONLY_SUCCESS: ReadonlySet<string> = new Set(['Cache-Control'])

const HEADERS = headersOf({
  policy: '$foyer_policy',
  cameras: '$foyer_cameras',
  pageCache: '$foyer_page_cache',
  referrer: '$foyer_referrer',
  transport: '$foyer_transport',
  robots: '$foyer_robots',
})
const variableOf = (name: string): string => `$foyer_${name.toLowerCase().replaceAll('-', '_')}`
const quoted = (value: string): string => `"${value}"`

/**
 * The maps from a request to the language that it asks for and to the headers of its answer; `site.conf` sets
 * `$foyer_location`, the path as nginx has read it. They are the same for every merchant, and belong inside `http { … }`.
 */
export function nginxHeaderMaps(): string {
  const bySecret = (to: string, value: (secret: boolean) => string): string =>
    nginxMap('$request_uri', to, [
      `default ${value(false)};`,
      `${quoted(`~${SECRET_ADDRESS}`)} ${value(true)};`,
    ])
  const byKind = Object.entries(HEADERS).map(([name, value]) =>
    nginxMap('$foyer_kind', variableOf(name), linesOf(value)),
  )
  return [
    nginxMap('$foyer_location', '$foyer_kind', [
      'default other;',
      ...KINDS.map(([kind, pattern]) => `${quoted(`~${pattern}`)} ${kind};`),
    ]),
    // The server may be behind a proxy that terminates https.
    nginxMap('$http_x_forwarded_proto', '$foyer_scheme', ['default $scheme;', 'https https;']),
    nginxMap('$foyer_scheme', '$foyer_transport', ['default "";', `https ${quoted(transport(true))};`]),
    bySecret('$foyer_page_cache', pageCache),
    bySecret('$foyer_referrer', referrer),
    // The same rule as in plugins/site/metadata/robots-for.ts (RR-04).
    nginxMap('"$host$request_uri"', '$foyer_robots', [
      'default noindex;',
      '"~^(localhost|www[^/]*)/[^/?]*(/[^/?]*)?(\\?|$)" "";',
    ]),
    ...byKind,
    nginxAcceptTags(),
    '',
  ].join('\n')
}

const linesOf = (value: HeaderValue): readonly string[] =>
  typeof value === 'string'
    ? [`default ${quoted(value)};`]
    : [
        `default ${quoted(value.other ?? '')};`,
        ...Object.entries(value)
          .filter(([kind]) => kind !== 'other')
          .map(([kind, text]) => `${kind} ${quoted(text)};`),
      ]

/**
 * One line for each header, for the `server { … }`. A location with an `add_header` of its own would drop
 * them all, so none has any: the maps contain the differences. nginx omits a header with an empty value.
 */
export const nginxHeaders = (): string =>
  Object.keys(HEADERS)
    .map((name) => `add_header ${name} ${variableOf(name)}${ONLY_SUCCESS.has(name) ? '' : ' always'};\n`)
    .join('')

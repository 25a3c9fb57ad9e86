/**
 * What the server does with an address by its spelling alone, before it looks for anything: `bad` is answered
 * 400, `unusual` 404, `plain` is served.
 */
export type Spelling = 'bad' | 'unusual' | 'plain'

/** Octets of well-formed UTF-8, percent-encoded (RFC 3629, section 4); the first alternative is ASCII. */
const UTF8 = [
  '%[0-7][0-9a-f]',
  '%(?:c[2-9a-f]|d[0-9a-f])%[89ab][0-9a-f]',
  '%e0%[ab][0-9a-f]%[89ab][0-9a-f]',
  '%e[1-9a-cef](?:%[89ab][0-9a-f]){2}',
  '%ed%[89][0-9a-f]%[89ab][0-9a-f]',
  '%f0%[9ab][0-9a-f](?:%[89ab][0-9a-f]){2}',
  '%f[1-3](?:%[89ab][0-9a-f]){3}',
  '%f4%8[0-9a-f](?:%[89ab][0-9a-f]){2}',
].join('|')

/**
 * The first pattern that fits an address as it was sent, whatever the case of its letters, decides. nginx and
 * the preview share them, so that no spelling gets a page without the page's headers (SE-07).
 *
 * Bad: what leaves a folder in any spelling that some server behind this one might accept (`..`, `..;`,
 * `%2e%2e`, a backslash, any of them encoded twice), a control character (`$` in a pattern also fits before a
 * last line feed), a fragment, and what is no UTF-8. Unusual: two slashes in a row, a segment `.`, and an
 * encoded slash, letter, digit or `-._~`; the site itself never writes these. The gateway's addresses may be
 * unusual.
 */
export const SPELLINGS = [
  ['bad', '^[^?]*(?:[.]|%(?:25)*2e){2}'],
  ['bad', '^[^?]*(?:[\\x00-\\x1f#\\x5c\\x7f]|%(?:25)*(?:[01][0-9a-f]|5c|7f))'],
  ['bad', `^(?!/(?:[^?%]|${UTF8})*(?:[?]|$))`],
  [
    'unusual',
    '^(?!/(?:wps|lgw|mini-game|cdn)/)[^?]*(?://|/[.](?:[/?]|$)|%(?:2[def]|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f|7e))',
  ],
] as const satisfies readonly (readonly [Exclude<Spelling, 'plain'>, string])[]

const PATTERNS = SPELLINGS.map(([spelling, pattern]) => [spelling, new RegExp(pattern, 'i')] as const)

/** @param address the request's target as it was sent: path and query */
export const spellingOf = (address: string): Spelling =>
  PATTERNS.find(([, pattern]) => pattern.test(address))?.[0] ?? 'plain'

/**
 * Parameters that a page may be asked with and that contain nothing secret: the language, what `RR-08`
 * preserves, what the site's own links have, and the campaign parameters of advertisers.
 */
const HARMLESS = [
  'language',
  'affiliateCode',
  'referralCode',
  'r',
  'inApp',
  'fbclid',
  'gclid',
  'ttclid',
  'kwaiclid',
  'bbg',
  'isBgeTest',
  'cid',
  'track',
  'category',
  'vendor',
  'node',
  'room',
  'utm_[a-z]+',
] as const

/** `token` in any case; both servers read the pattern, and only one of them knows flags for a part of it. */
const TOKEN = '[tT][oO][kK][eE][nN]'
/** A value that neither contains the word nor an escape that may hide it: an encoded letter or `%`. */
const VALUE = `(?:(?!${TOKEN})(?:[^&;%]|%(?!25|[46][1-9a-fA-F]|[57][0-9aA])))*`
/** What ends the path that is logged, and what a page's path has only where somebody wrote a query into it. */
const SEPARATOR = '[;&=:]|%(?:2[56]|3[abdfABDF])'

/** A query that has only these parameters. */
const only = (names: readonly string[]): string => `(?:(?:${names.join('|')})(?:=${VALUE})?(?:&|$))*$`
/** The one page on which `code` names a game (RT-08); on any other it may be a sign-in code (TR-17). */
const LAUNCH = '/m/launchGame[?]'

/**
 * Fits an address that may contain a secret: one whose path looks like a query, or with any parameter that is
 * not known to be harmless, however its name is spelled, or whose value may contain a token (SE-04, RR-01).
 */
export const SECRET_ADDRESS = `^(?:[^?]*(?:${SEPARATOR})|${LAUNCH}(?!${only([...HARMLESS, 'code'])})|(?!${LAUNCH})[^?]*[?](?!${only(HARMLESS)}))`
const SECRET = new RegExp(SECRET_ADDRESS)
export const mayHoldSecret = (address: string): boolean => SECRET.test(address)

import { PRESERVED_PARAMETERS } from '../../kernel/navigation/preserve-query.ts'

/**
 * Parameters that a page may be asked with and that contain nothing secret: the language, what `RR-08`
 * preserves, what the site's own links have, and the campaign parameters of advertisers.
 */
const HARMLESS: readonly string[] = [
  'language',
  ...PRESERVED_PARAMETERS,
  'track',
  'category',
  'vendor',
  'node',
  'room',
  'utm_[a-z]+',
]

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

import { isRecord, parseUrl } from '@foyer/sdk'
import { LANGUAGE_CODES } from '../../../kernel/i18n/languages.ts'
import { didYouMean, pathText, type Report } from './problem.ts'
import type { ProfileFields } from './profile-schema.ts'

/** A merchant’s profile as far as it could be read. */
export interface ReadProfile {
  /** The folder's name. */
  readonly name: string
  readonly fields: ProfileFields
}

/** Words that nginx's maps read as commands, not as hosts or merchants. */
const NGINX_WORDS: readonly string[] = ['default', 'hostnames', 'include', 'volatile']
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const namesOf = (merchants: readonly ReadProfile[]): string => merchants.map(({ name }) => name).join(' and ')

/** A merchant’s id is its folder’s name, in a form that nginx and addresses take; the gateway’s code is its own. */
export function checkIdentity(
  { name, fields: { id, code } }: ReadProfile,
  others: readonly ReadProfile[],
  report: Report,
): void {
  if (!ID.test(name) || NGINX_WORDS.includes(name))
    report(
      'BK-IDENTITY',
      `The folder’s name, "${name}", cannot be an id. Rename it: small letters, digits and hyphens, and none of ${NGINX_WORDS.join(', ')}.`,
    )
  const owner = others.some((other) => other.name === id) ? ', another merchant’s' : ''
  if (id !== undefined && id !== name)
    report('BK-IDENTITY', `id is "${id}"${owner}; the folder’s name is ${name}. Write id: '${name}'.`)
  const same = others.filter(({ fields }) => code !== undefined && fields.code === code)
  if (same.length > 0)
    report(
      'BK-IDENTITY',
      `code is "${code}", which is the code of ${namesOf(same)} too. Write the code that the gateway gave this merchant.`,
    )
}

/** Each host has the form of one, and is listed once, by one merchant. */
export function checkHosts(hosts: readonly string[], others: readonly ReadProfile[], report: Report): void {
  for (const [index, host] of hosts.entries()) {
    const at = `hosts[${index}] is "${host}"`
    const first = hosts.indexOf(host)
    const owners = others.filter(({ fields }) => fields.hosts?.includes(host))
    if (!isHost(host)) {
      const what = /[:/?#@\\]/.test(host) ? 'an address, not a host' : 'not a host name'
      report('BK-HOST', `${at}, ${what}. Write ${meantHost(host) ?? 'a host name, such as www.jade.com'}.`)
    } else if (first < index) report('BK-HOST', `${at}, as is hosts[${first}]. Remove one of the two.`)
    else if (owners.length > 0)
      report(
        'BK-HOST',
        `${at}, which is a host of ${namesOf(owners)} too. A host shows one merchant: remove it from the other.`,
      )
  }
}

/** A host is written as browsers send it: in lower case and ASCII, without scheme, port or path. */
const isHost = (host: string): boolean =>
  host.length <= 253 &&
  host.split('.').every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) &&
  !/^[\d.]+$/.test(host) &&
  !NGINX_WORDS.includes(host) &&
  hostOf(host) === host

/** The host that was probably meant; `undefined` where nothing can be made of it. */
function meantHost(host: string): string | undefined {
  const meant = hostOf(host.trim().replace(/^[a-z][a-z0-9+.-]*:\/\/|\.$/gi, ''))
  return meant !== undefined && isHost(meant) ? meant : undefined
}

/** The host of an address that begins with it. */
const hostOf = (address: string): string | undefined => parseUrl(`http://${address}`)?.hostname

/** A merchant’s languages are the gateway’s codes, each once; the default is one of them. */
export function checkLanguages({ languages = [], defaultLanguage }: ProfileFields, report: Report): void {
  const all = `Write one of ${LANGUAGE_CODES.join(', ')}.`
  for (const [index, language] of languages.entries()) {
    const at = `languages[${index}] is "${language}"`
    if (!LANGUAGE_CODES.some((code) => code === language))
      report(
        'BK-LANGUAGE',
        `${at}, which is no language of the gateway. ${didYouMean(language.toUpperCase(), LANGUAGE_CODES, all)}`,
      )
    else if (languages.indexOf(language) < index)
      report('BK-LANGUAGE', `${at}, a second time. Remove one of the two.`)
  }
  // Of languages that could not be read, none is known to be missing.
  const isOffered = languages.length === 0 || languages.some((language) => language === defaultLanguage)
  if (defaultLanguage !== undefined && !isOffered)
    report(
      'BK-LANGUAGE',
      `defaultLanguage is "${defaultLanguage}", which is none of the languages. Write one of ${languages.join(', ')}.`,
    )
}

/** Titles (RR-05): each page that a profile describes, and `*` for the others, needs them in each language that is offered. */
export function checkTitles(metadata: unknown, offered: readonly string[], report: Report): void {
  for (const [path, titles] of Object.entries(isRecord(metadata) ? { '*': {}, ...metadata } : {}))
    // What is no language has a line of its own.
    for (const language of LANGUAGE_CODES.filter((code) => offered.includes(code)))
      if (isRecord(titles) && !Object.hasOwn(titles, language))
        report(
          'BK-METADATA',
          `${pathText(['metadata', path])} has no ${language}, in which the page is offered. Add its title and description in ${language}.`,
        )
}

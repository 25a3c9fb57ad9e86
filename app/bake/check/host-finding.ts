import { parseUrl } from '@foyer/sdk'
import type { Finding } from './finding.ts'

const LONGEST_HOST = 253
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** Words that nginx's maps read as commands, not as hosts or merchants. */
export const NGINX_WORDS: readonly string[] = ['default', 'hostnames', 'include', 'volatile']

/**
 * What is wrong with an entry of `hosts`, if anything: it must be a host name as browsers send it, in lower case,
 * without scheme, port or path, in ASCII (an international name as punycode).
 *
 * @param at where it is: `hosts[0]`
 */
export function hostFinding(host: string, at: string): Finding | undefined {
  const problem = formProblem(host)
  if (problem === undefined) return undefined
  const meant = meantHost(host)
  return {
    code: 'BK-HOST',
    text: `${at} is "${host}", ${problem}.`,
    remedy: meant === undefined ? 'Write a host name, such as www.jade.com.' : `Write ${meant}.`,
  }
}

function formProblem(host: string): string | undefined {
  if (host.trim() === '') return 'an empty text'
  if (/[:/?#@\\]/.test(host))
    return /^[^:/]+:\d+$/.test(host) ? 'a host with a port' : 'an address, not a host'
  if (host.includes('*')) return 'a pattern; each host must be listed'
  if (host !== host.toLowerCase()) return 'not in lower case'
  if (/[^\u0021-\u007e]/.test(host)) return 'not in ASCII, as browsers send it'
  if (host.length > LONGEST_HOST) return `longer than ${LONGEST_HOST} characters`
  if (!host.split('.').every((label) => LABEL.test(label))) return 'not a host name'
  if (/^[\d.]+$/.test(host)) return 'a number, not a name'
  if (NGINX_WORDS.includes(host)) return 'a word that nginx reads as a command'
  return asParsed(host) === host ? undefined : 'not a host name: browsers read it as another, or as none'
}

/** The host that was probably meant; `undefined` where nothing can be made of it. */
function meantHost(host: string): string | undefined {
  const trimmed = host.trim().replace(/\.$/, '')
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(trimmed)?.[0] ?? ''
  const meant = asParsed(trimmed.slice(scheme.length))
  return meant !== undefined && formProblem(meant) === undefined ? meant : undefined
}

/** The host of an address that begins with it. */
const asParsed = (address: string): string | undefined => parseUrl(`http://${address}`)?.hostname

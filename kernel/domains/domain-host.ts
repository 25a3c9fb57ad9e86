import { isRecord } from '@foyer/sdk'
import { isText } from '../storage/type-guards.ts'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/**
 * At least two labels, the last not a number, so that no IP address matches. Non-ASCII names are punycode.
 */
const HOST = new RegExp(`^(?=.{4,253}$)(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`)

/**
 * The host of an entry of the domain list (EN-26), a text or a record with `domainName`. Only a host name: no
 * scheme, port, path, user info or IP address.
 *
 * @returns in lower case; `undefined` for anything else
 */
export function domainHost(entry: unknown): string | undefined {
  const name = isRecord(entry) ? entry['domainName'] : entry
  if (!isText(name)) return undefined
  const host = name.trim().toLowerCase()
  return HOST.test(host) ? host : undefined
}

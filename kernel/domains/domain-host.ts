import { isRecord, isText } from '../storage/type-guards.ts'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** At least two labels, the last one no number, so that no IP address passes. Names beyond ASCII come as punycode. */
const HOST = new RegExp(`^(?=.{4,253}$)(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`)

/**
 * The host that an entry of the domain list names (EN-26): a text, or a record with `domainName`. Nothing but a host name:
 * no scheme, port, path, user info or address in numbers.
 *
 * @returns in lower case; `undefined` for anything else
 */
export function domainHost(entry: unknown): string | undefined {
  const name = isRecord(entry) ? entry['domainName'] : entry
  if (!isText(name)) return undefined
  const host = name.trim().toLowerCase()
  return HOST.test(host) ? host : undefined
}

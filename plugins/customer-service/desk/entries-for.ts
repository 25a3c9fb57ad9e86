import {
  type ChatEntry,
  type ChatLink,
  type ChatVisitor,
  checkUrl,
  CodedError,
  type LanguageCode,
} from '@foyer/sdk'
import type { CustomerServiceEntry } from '../contract.ts'
import { safeDisplayName } from '../contract/safe-display-name.ts'
import { appendNameParam } from './append-name-param.ts'
import { contactKind } from './contact-kind.ts'
import type { DecodedEntry } from './read-entries.ts'

/** The player who asks for help. */
interface Visitor {
  /** `undefined` for a guest. */
  readonly userName: string | undefined
  readonly language: LanguageCode
}

/** Entries for one visitor. */
export interface VisitorEntries {
  readonly entries: readonly CustomerServiceEntry[]
  /** `CS-LINK`: a plugin spoils an address, which is offered without the visitor's name. */
  readonly problems: readonly CodedError[]
}

/**
 * The entries for one visitor, with titles (OV-20) and, if the vendor takes it, a member's name (EN-22). An entry that no
 * plugin knows opens without the name.
 *
 * @param links of the chat providers, by csType
 */
export function entriesFor(
  decoded: readonly DecodedEntry[],
  { userName, language }: Visitor,
  links: readonly ChatLink[],
): VisitorEntries {
  const name = safeDisplayName(userName)
  const problems: CodedError[] = []
  const entries = decoded.map(({ title, type, url }, index) => {
    const link = links.find(({ key }) => key === type)
    const made = link ? addressOf(link, { title, type, url: url.href }, { name, language }) : url
    if (made instanceof CodedError) problems.push(made)
    const address = made instanceof CodedError ? url : made
    return { title: title || `CS${index + 1}`, url: address.href, kind: contactKind(type, address) }
  })
  return { entries, problems }
}

/** An entry's address for a visitor; an error where the plugin throws, or makes one that leads elsewhere or is not https. */
function addressOf(
  { key, link, nameParameter = '' }: ChatLink,
  entry: ChatEntry,
  visitor: ChatVisitor,
): URL | CodedError {
  const from = new URL(entry.url)
  try {
    if (!link) return withName(from, nameParameter, visitor.name)
    const url = checkUrl(link(entry, visitor), { kind: 'https' })
    if (url && url.host === from.host) return url
    return new CodedError('CS-LINK', { type: key })
  } catch (cause) {
    return new CodedError('CS-LINK', { type: key }, { cause })
  }
}

function withName(url: URL, parameter: string, name: string | undefined): URL {
  if (!PARAMETER.test(parameter)) throw new TypeError(`nameParameter: ${parameter}`)
  return name !== undefined && parameter !== '' ? appendNameParam(url, parameter, name) : url
}
/** What may stand in an address without being encoded, as vendors need it. */
const PARAMETER = /^[\w!.[\]-]{0,40}$/

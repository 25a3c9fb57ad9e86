import { type ChatLink, checkUrl, CodedError, type LanguageCode } from '@foyer/sdk'
import type { CustomerServiceEntry } from '../contract.ts'
import { safeDisplayName } from '../contract/safe-display-name.ts'
import { appendNameParam } from './append-name-param.ts'
import { contactKind } from './contact-kind.ts'
import { NAME_PARAMETERS } from './constants.ts'
import type { DecodedEntry } from './read-entries.ts'

/** The player who asks for help. */
interface Visitor {
  /** `undefined` for a guest. */
  readonly userName: string | undefined
  readonly language: LanguageCode
}

/** How the visitor's name gets into an address (EN-22). */
interface Vendors {
  /** Plugins, by csType; they come before the tables. */
  readonly links: readonly ChatLink[]
  /** The merchant's table by csType, which comes before the known one. */
  readonly parameters: Readonly<Record<string, string>>
}

/** Entries for one visitor. */
export interface VisitorEntries {
  readonly entries: readonly CustomerServiceEntry[]
  /** `CS-LINK`: a plugin spoiled an address, which is offered without the visitor's name. */
  readonly problems: readonly CodedError[]
}

/**
 * The entries for one visitor, with titles (OV-20) and, if the vendor takes it, a member's name (EN-22). An entry that no
 * plugin and no table knows opens without the name.
 */
export function entriesFor(
  decoded: readonly DecodedEntry[],
  { userName, language }: Visitor,
  { links, parameters }: Vendors,
): VisitorEntries {
  const name = safeDisplayName(userName)
  const table = new Map(Object.entries({ ...NAME_PARAMETERS, ...parameters }))
  const problems: CodedError[] = []
  const entries = decoded.map(({ title, type, url }, index) => {
    const link = links.find(({ key }) => key === type)
    const parameter = table.get(type)
    const ofTable = name && parameter ? appendNameParam(url, parameter, name) : url
    const own = link && linkOf(link, { title, type, url: url.href }, { name, language })
    if (own instanceof CodedError) problems.push(own)
    const address = own instanceof CodedError ? url : (own ?? ofTable)
    return { title: title || `CS${index + 1}`, url: address.href, kind: contactKind(type, address) }
  })
  return { entries, problems }
}

/** The address that a plugin makes; an error where it throws, or makes one that leads elsewhere or is not https. */
function linkOf(
  link: ChatLink,
  entry: Parameters<ChatLink['link']>[0],
  visitor: Parameters<ChatLink['link']>[1],
): URL | CodedError {
  try {
    const url = checkUrl(link.link(entry, visitor), { kind: 'https' })
    if (url && url.host === new URL(entry.url).host) return url
    return new CodedError('CS-LINK', { type: link.key })
  } catch (cause) {
    return new CodedError('CS-LINK', { type: link.key }, { cause })
  }
}

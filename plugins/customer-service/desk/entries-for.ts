import type { CustomerServiceEntry } from '../contract.ts'
import { NAME_PARAMETERS } from './constants.ts'
import type { DecodedEntry } from './read-entries.ts'
import { safeDisplayName } from './safe-display-name.ts'
import { appendNameParam } from './append-name-param.ts'

/**
 * The entries for one visitor, with titles (OV-20) and, if the vendor has a parameter for it, a member's name (EN-22).
 *
 * @param userName `undefined` for a guest
 * @param parameters the merchant's table by csType
 */
export function entriesFor(
  entries: readonly DecodedEntry[],
  userName: string | undefined,
  parameters: Readonly<Record<string, string>>,
): readonly CustomerServiceEntry[] {
  const name = safeDisplayName(userName)
  const table = new Map(Object.entries({ ...NAME_PARAMETERS, ...parameters }))
  return entries.map(({ title, type, url }, index) => {
    const parameter = table.get(type)
    return {
      title: title || `CS${index + 1}`,
      url: (name && parameter ? appendNameParam(url, parameter, name) : url).href,
    }
  })
}

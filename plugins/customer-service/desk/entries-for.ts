import type { CustomerServiceEntry } from '../contract.ts'
import { NAME_PARAMETERS } from './constants.ts'
import type { DeskEntry } from './read-entries.ts'
import { tellableName } from './tellable-name.ts'
import { withName } from './with-name.ts'

/**
 * The entries as one visitor gets them: titled (OV-20), and with a member's name where the vendor has a parameter for it
 * (EN-22).
 *
 * @param userName `undefined` for a guest
 * @param parameters the merchant's table by csType
 */
export function entriesFor(
  entries: readonly DeskEntry[],
  userName: string | undefined,
  parameters: Readonly<Record<string, string>>,
): readonly CustomerServiceEntry[] {
  const name = tellableName(userName)
  const table = new Map(Object.entries({ ...NAME_PARAMETERS, ...parameters }))
  return entries.map(({ title, type, url }, index) => {
    const parameter = table.get(type)
    return {
      title: title || `CS${index + 1}`,
      url: (name && parameter ? withName(url, parameter, name) : url).href,
    }
  })
}

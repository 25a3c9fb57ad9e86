import { isKind, type TemplateKind, KINDS } from './kinds.ts'

/** The plugin to be made. */
export interface Order {
  readonly kind: TemplateKind
  readonly area: string
  readonly name: string
  /** The folder of the areas. */
  readonly into: string
  /** The folder of a package of its own, instead of a folder among the areas. */
  readonly foreign?: string
}
export type Arguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'make'; readonly order: Order }
  /** Codes: `GN-KIND`, `GN-NAME`, `GN-OPTION`, `GN-COUNT`. */
  | { readonly kind: 'wrong'; readonly code: string; readonly message: string }

const PART = /^[a-z][\da-z]*(-[\da-z]+)*$/
const LENGTH_MAX = 40
const wrong = (code: string, message: string): Arguments => ({ kind: 'wrong', code, message })

/** Reads the command line: `<kind> <area> <name> [--into <folder> | --foreign <folder>]`. */
export function parseArguments(given: readonly string[]): Arguments {
  if (given.includes('--help') || given.includes('-h')) return { kind: 'help' }
  const words: string[] = []
  const folders: { into?: string; foreign?: string } = {}
  for (let at = 0; at < given.length; at++) {
    const word = given[at] ?? ''
    if (word === '--into' || word === '--foreign') {
      const folder = given[++at]
      if (!folder || folder.startsWith('-')) return wrong('GN-OPTION', `${word} needs a folder`)
      folders[word === '--into' ? 'into' : 'foreign'] = folder
    } else if (word.startsWith('-')) return wrong('GN-OPTION', `there is no option ${word}`)
    else words.push(word)
  }
  if (folders.into !== undefined && folders.foreign !== undefined)
    return wrong('GN-OPTION', '--into and --foreign exclude each other')
  const [kind = '', area = '', name = ''] = words
  if (words.length !== 3) {
    return wrong('GN-COUNT', `a kind, an area and a name are needed, not ${words.length} words`)
  }
  if (!isKind(kind)) return wrong('GN-KIND', `${kind} is none of: ${Object.keys(KINDS).join(', ')}`)
  for (const part of [area, name]) {
    if (!PART.test(part) || part.length > LENGTH_MAX) {
      return wrong(
        'GN-NAME',
        `${part} is not kebab case: a-z, 0-9 and single hyphens, a letter first, ${LENGTH_MAX} at most`,
      )
    }
  }
  return { kind: 'make', order: { kind, area, name, into: 'plugins', ...folders } }
}

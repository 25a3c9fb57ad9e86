import { parseSync } from 'vite'

/** Words that the code once used for many things each; docs/architecture.md has the term for every concept. */
export const BANNED_WORDS: readonly string[] = [
  ...['turn', 'settle', 'settled', 'kept', 'held', 'standing', 'said', 'told', 'means', 'lot', 'courier'],
  'custody',
]

/** Names of the platform, and of a captcha vendor's protocol (GeeTest v4), that contain one. */
const ALLOWED_NAMES: ReadonlySet<string> = new Set([
  'allSettled',
  'Promise.allSettled',
  'dynamicImportSettled',
  'PromiseSettledResult',
  'lot_number',
])

const BANNED = new Set(BANNED_WORDS)

/** The words of a name, in lower case: `returnToLot`, `RETURN_TO_LOT` and `return-to-lot` have three. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .map((word) => word.toLowerCase())

/** True where a whole word of the name is banned: `slot` and `returnTo` are not. */
export const hasBannedWord = (name: string): boolean =>
  !ALLOWED_NAMES.has(name) && wordsOf(name).some((word) => BANNED.has(word))

/**
 * Every name that a module declares or uses, each once: identifiers, members, JSX attributes, and the keys of objects and
 * types that are written as strings. Texts and comments have none.
 * @throws Error where the source cannot be parsed
 */
export function namesIn(file: string, source: string): readonly string[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!isNode(node)) return
    if (typeof node.name === 'string') names.add(node.name)
    if (!node.computed && isNode(node.key) && typeof node.key.value === 'string') names.add(node.key.value)
    Object.values(node).forEach(visit)
  }
  visit(program)
  return [...names]
}

/** Classes and custom properties of a style sheet, each once. */
export const namesInStyles = (source: string): readonly string[] => [
  ...new Set(
    source
      .replaceAll(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
      .match(/(?<=\.)[A-Za-z_][\w-]*|--[\w-]+/g),
  ),
]

/** Names of the types, interfaces, classes and enums that a module declares and exports. */
export function exportedTypes(file: string, source: string): readonly string[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    return declared &&
      TYPE_DECLARATIONS.has(declared.type) &&
      'id' in declared &&
      declared.id &&
      'name' in declared.id
      ? [declared.id.name]
      : []
  })
}

const TYPE_DECLARATIONS: ReadonlySet<string> = new Set([
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'ClassDeclaration',
  'TSEnumDeclaration',
])

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

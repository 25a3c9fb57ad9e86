import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** How a source file uses one CSS module. */
export interface ClassUses {
  /** The module's path, in the same form as the file's. */
  readonly module: string
  /** Classes by name: `css.name` and `css['na-me']`. */
  readonly names: ReadonlySet<string>
  /** A value selects a class: `css[kind]`. */
  readonly dynamic: boolean
  /** Names in brackets that could be read with a dot. */
  readonly bracketed: readonly string[]
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/

/** The classes that a source file reads from each CSS module. */
export function readClassUses(file: string, source: string): readonly ClassUses[] {
  const uses = new Map<
    string,
    { module: string; names: Set<string>; dynamic: boolean; bracketed: string[] }
  >()
  new Visitor({
    ImportDeclaration({ source: { value }, specifiers }) {
      const [specifier] = specifiers
      if (!value.endsWith('.module.css') || !specifier) return
      const module = join(dirname(file), value)
      uses.set(specifier.local.name, { module, names: new Set(), dynamic: false, bracketed: [] })
    },
    MemberExpression({ object, property, computed }) {
      const use = object.type === 'Identifier' ? uses.get(object.name) : undefined
      if (!use) return
      if (!computed && property.type === 'Identifier') use.names.add(property.name)
      else if (property.type === 'Literal' && typeof property.value === 'string') {
        use.names.add(property.value)
        if (IDENTIFIER.test(property.value)) use.bracketed.push(property.value)
      } else use.dynamic = true
    },
  }).visit(parseSync(file, source).program)
  return [...uses.values()]
}

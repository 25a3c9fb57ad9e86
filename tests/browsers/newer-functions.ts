import type { CompatStatement } from '@mdn/browser-compat-data'
import { type ESTree, parseSync, Visitor } from 'vite'
import { findGuards } from './guards.ts'
import { type CompatData, type CompatTree, isSupported, readCompatData } from './support.ts'
import type { OldestBrowsers } from './targets.ts'

/** The web's functions that some of a target's browsers lack. */
export interface NewerFunctions {
  /** Constructors and functions of the global object. */
  readonly globals: ReadonlySet<string>
  /** `Object.hasOwn` */
  readonly statics: ReadonlySet<string>
  /** Method names that no older interface has, with where they are: `at` of `Array.at, String.at`. */
  readonly methods: ReadonlyMap<string, string>
}
/** One use in a built file. */
export interface NewerUse {
  /** `Object.hasOwn`, `.toSorted()`, `lookbehind` */
  readonly feature: string
  /** The code around it. */
  readonly code: string
}

/** Whose methods a page meets; others (graphics, devices, sensors) share names with methods of our own. */
const PAGE_INTERFACES =
  /^(?:Abort(?:Signal|Controller)|Blob|Clipboard|Crypto|Document(?:Fragment)?|Element|Event|Headers|HTML(?:Dialog|Form|Input)?Element|History|Location|MediaQueryList|NavigatorUAData|Node(?:List)?|Request|Response|Storage|URL(?:SearchParams)?|Window)$/
const isUncommon = (builtin: string): boolean =>
  /^(?:Atomics|AsyncDisposableStack|DisposableStack|Iterator|RegExp|Symbol|Temporal)$/.test(builtin)

/** From MDN's data of which browser has what since when. */
export function newerFunctions(
  oldest: OldestBrowsers,
  { javascript, api }: Pick<CompatData, 'javascript' | 'api'> = readCompatData(),
): NewerFunctions {
  const globals = new Set<string>()
  const statics = new Set<string>()
  const methods = new Map<string, string>()
  const older = new Set<string>()
  const visit = (owner: string, name: string, statement: CompatStatement, isBuiltin: boolean): void => {
    const plain = name.replace(/_static$/, '')
    if (!/^[a-z]\w*$/i.test(plain)) return
    const feature = `${owner}.${plain}`
    const supported = isSupported(statement, oldest)
    const isStatic = isBuiltin || plain !== name || owner === 'Intl'
    if (isStatic && !supported) statics.add(feature)
    if (plain !== name || (!isBuiltin && !PAGE_INTERFACES.test(owner) && !supported)) return
    if (isBuiltin && isUncommon(owner) && !supported) return
    if (supported) older.add(plain)
    else methods.set(plain, [methods.get(plain) ?? [], feature].flat().join(', '))
  }
  for (const [tree, isBuiltin] of [[javascript.builtins, true], [api, false]] as const)
    for (const [owner, members] of Object.entries(tree)) {
      if (members.__compat && !isSupported(members.__compat, oldest) && !owner.endsWith('_event')) globals.add(owner)
      for (const [name, { __compat: statement }] of Object.entries(members as CompatTree))
        if (name !== '__compat' && statement && name !== owner) visit(owner, name, statement, isBuiltin)
    } // prettier-ignore
  for (const name of older) methods.delete(name)
  return { globals, statics, methods }
}

/**
 * The uses of newer functions in a built file: calls of methods and statics, `new`, and regular expressions with a lookbehind
 * or a flag that Safari lacked until 16.4 and 17. Not those that do without: called with `?.`, or after the code has asked
 * for them; nor a method that a class of the file has and calls on `this`.
 */
export function newerUses(code: string, newer: NewerFunctions): readonly NewerUse[] {
  const found: (ESTree.Span & { readonly feature: string; readonly name: string })[] = []
  const declared = new Set<string>()
  const ownMethods = new Set<string>()
  const guards = findGuards()
  const add = (feature: string, name: string, { start, end }: ESTree.Span): void =>
    void found.push({ feature, name, start, end })
  const checkCallee = (callee: ESTree.Expression, optional: boolean, isNew: boolean): void => {
    if (optional) return
    if (callee.type === 'Identifier') {
      if (newer.globals.has(callee.name)) add(callee.name, callee.name, callee)
      return
    }
    if (callee.type !== 'MemberExpression' || callee.computed) return
    const name = callee.property.type === 'Identifier' ? callee.property.name : ''
    let { object } = callee
    if (object.type === 'MemberExpression' && isGlobalObject(object.object))
      object = object.property as ESTree.Expression
    if (newer.statics.has(`${nameOf(object)}.${name}`)) add(`${nameOf(object)}.${name}`, name, callee)
    else if (!isNew && newer.methods.has(name))
      add(`${object.type === 'ThisExpression' ? 'this' : ''}.${name}()`, name, callee)
    else if (isGlobalObject(object) && newer.globals.has(name)) add(name, name, callee)
  }
  const { program, errors } = parseSync('file.js', code, { sourceType: 'module' })
  if (errors[0]) throw new Error(errors[0].message)
  new Visitor({
    ...guards.visitor,
    VariableDeclarator: ({ id }) => void (id.type === 'Identifier' && declared.add(id.name)),
    FunctionDeclaration: ({ id }) => void (id && declared.add(id.name)),
    ClassDeclaration: ({ id }) => void (id && declared.add(id.name)),
    MethodDefinition: ({ key }) => void (key.type === 'Identifier' && ownMethods.add(key.name)),
    CallExpression: ({ callee, optional }) => checkCallee(callee, optional, false),
    NewExpression: ({ callee }) => checkCallee(callee, false, true),
    Literal(node) {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      if (/\(\?<[=!]/.test(pattern)) add('lookbehind', '', node)
      if (/[dv]/.test(flags)) add(`regular expression flag ${flags}`, '', node)
    },
  }).visit(program)
  return found
    .filter(({ feature, name, start }) => {
      if (feature === name && declared.has(name) && code.startsWith(name, start)) return false
      if (feature.startsWith('this.') && ownMethods.has(name)) return false
      return !guards.isGuarded(name, start)
    })
    .map(({ feature, start, end }) => ({
      feature: feature.replace(/^this/, ''),
      code: code.slice(Math.max(0, start - 40), Math.min(end, start + 60)),
    }))
}

const nameOf = (node: ESTree.Expression): string => (node.type === 'Identifier' ? node.name : '')
const isGlobalObject = (node: ESTree.Expression): boolean => /^(?:globalThis|window|self)$/.test(nameOf(node))

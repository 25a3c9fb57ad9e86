import type { Identifier } from '@mdn/browser-compat-data'
import { type ChildNode, type Declaration, parse, type Rule } from 'postcss'
import { type CompatData, type CompatTree, isSupported, readCompatData } from './support.ts'
import type { OldestBrowsers } from './targets.ts'

/** What CSS has that some of a target's browsers lack. */
export interface NewerStyles {
  readonly properties: ReadonlySet<string>
  /** `overflow-x: clip` */
  readonly keywords: ReadonlySet<string>
  /** Without the parenthesis: `color-mix`. */
  readonly functions: ReadonlySet<string>
  /** `dvh` */
  readonly units: ReadonlySet<string>
  /** Without colons: `has`. */
  readonly selectors: ReadonlySet<string>
  /** Without `@`: `container`. */
  readonly atRules: ReadonlySet<string>
}
/** One use in a style sheet that the target's browsers drop, with nothing in its place. */
export interface NewerStyle {
  /** `overflow-x: clip`, `color-mix()`, `dvh`, `@container`; of a selector the whole of it: `.list:has(.a)`. */
  readonly feature: string
  /** The rule around it. */
  readonly code: string
}

/** Units by the names that MDN's data gives to several of them. */
const UNITS: Readonly<Record<string, RegExp>> = {
  viewport_percentage_units_dynamic: /^dv(?:[hwbi]|min|max)$/,
  viewport_percentage_units_small: /^sv(?:[hwbi]|min|max)$/,
  viewport_percentage_units_large: /^lv(?:[hwbi]|min|max)$/,
  container_query_length_units: /^cq(?:[hwbi]|min|max)$/,
}

/** Types of values whose functions are listed within them; others are listed beside them. */
const FUNCTION_TYPES = ['color', 'image', 'gradient', 'basic-shape', 'filter-function', 'transform-function', 'easing-function'] // prettier-ignore

/** From MDN's data of which browser has what since when. */
export function newerStyles(
  oldest: OldestBrowsers,
  { css }: Pick<CompatData, 'css'> = readCompatData(),
): NewerStyles {
  const newerOf = (tree: CompatTree | Identifier | undefined): readonly string[] =>
    Object.entries((tree ?? {}) as CompatTree)
      .filter(([name, { __compat: statement }]) => name !== '__compat' && statement && !isSupported(statement, oldest))
      .map(([name]) => name) // prettier-ignore
  const { properties, types } = css
  return {
    properties: new Set(newerOf(properties)),
    keywords: new Set(
      Object.entries(properties).flatMap(([property, one]) =>
        newerOf(one).map((keyword) => `${property}: ${keyword}`),
      ),
    ),
    functions: new Set([...newerOf(types), ...FUNCTION_TYPES.flatMap((type) => newerOf(types[type]))]),
    units: new Set(newerOf(types['length'])),
    selectors: new Set(newerOf(css.selectors)),
    atRules: new Set(newerOf(css['at-rules'])),
  }
}

/**
 * The uses of newer CSS in a built style sheet. Not those that do without: within `@supports`, after a declaration of the same
 * property (or of the one that contains it) that every browser of the target has, or beside a prefixed one. A value with
 * `var()` in it is read when it is used: a browser that cannot read it then ignores the declarations before it too, so
 * only `@supports` helps. A newer selector in a list drops the whole list: `.a, .b:has(c)` is reported as it stands.
 */
export function newerStyleUses(css: string, newer: NewerStyles): readonly NewerStyle[] {
  const found: NewerStyle[] = []
  const add = (feature: string, node: ChildNode): void =>
    void found.push({ feature, code: node.toString().slice(0, 100) })
  const root = parse(css)
  root.walkAtRules('supports', (node) => void node.remove())
  root.walkAtRules((node) => {
    if (newer.atRules.has(node.name)) add(`@${node.name}`, node)
  })
  root.walkRules((node) => {
    const feature = newerSelector(node, newer)
    if (feature !== undefined) add(feature, node)
  })
  root.walkDecls((node) => {
    if (newer.properties.has(node.prop)) {
      if (!siblings(node).some(({ prop }) => prop === `-webkit-${node.prop}`)) add(node.prop, node)
    } else if (node.value.includes('var(') || !hasFallback(node, newer))
      for (const feature of newerValues(node, newer)) add(feature, node)
  })
  return found
}

/** What decides whether a rule is dropped: `:focus-visible` where all its selectors have it, else the whole list. */
function newerSelector({ selectors }: Rule, { selectors: newer }: NewerStyles): string | undefined {
  const names = selectors.map((selector) =>
    [...new Set(selector.match(/(?<=:)[a-z-]+/g))].filter((name) => newer.has(name)).join(),
  )
  if (names.every((name) => name === '')) return undefined
  if (names.every((name) => name === 'focus-visible' || name === 'backdrop')) return `:${names[0]}`
  // The class names of a build end in a hash of their file; the build lists the languages of a direction.
  return selectors.join(', ').replace(/_[\da-f]{3}(?![\w-])/g, '').replace(/(?<=:is\()(?::lang\(\w+\),?)+(?=\))/g, ':lang()') // prettier-ignore
}

function newerValues({ prop, value }: Declaration, newer: NewerStyles): readonly string[] {
  const functions = Array.from(value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/gi), ([, name = '']) => name)
    .filter((name) => newer.functions.has(name))
    .map((name) => `${name}()`)
  const units = Array.from(value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/gi), ([, unit = '']) => unit).filter(
    (unit) => [...newer.units].some((name) => UNITS[name]?.test(unit) ?? name === unit),
  )
  const keywords = Array.from(value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/gi), ([word]) => `${prop}: ${word}`)
    .filter((feature) => newer.keywords.has(feature)) // prettier-ignore
  return [...new Set([...functions, ...units, ...keywords])]
}

const siblings = ({ parent }: Declaration): readonly Declaration[] =>
  (parent?.nodes ?? []).filter((node) => node.type === 'decl')

/** Whether an earlier declaration stays where this one is dropped: of the property, or `border` of `border-color`. */
function hasFallback(node: Declaration, newer: NewerStyles): boolean {
  const all = siblings(node)
  return all
    .slice(0, all.indexOf(node))
    .some(
      (one) =>
        (node.prop === one.prop || node.prop.startsWith(`${one.prop}-`)) &&
        newerValues(one, newer).length === 0,
    )
}

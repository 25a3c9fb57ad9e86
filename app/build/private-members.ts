import type { Plugin } from 'vite'

/**
 * The compiler's helpers that get, set, and create a private field in a `WeakMap`, without their checks, and the one that makes a
 * public field, for names that are texts.
 */
const LEAN_HELPERS: Readonly<Record<string, string>> = {
  classPrivateFieldGet2:
    'export default function _classPrivateFieldGet2(field, owner) { return field.get(owner) }',
  classPrivateFieldSet2:
    'export default function _classPrivateFieldSet2(field, owner, value) { field.set(owner, value); return value }',
  classPrivateFieldInitSpec:
    'export default function _classPrivateFieldInitSpec(owner, field, value) { field.set(owner, value) }',
  assertClassBrand:
    'export default function _assertClassBrand(brand, owner, value) { return arguments.length < 3 ? owner : value }',
}
/** Only packages have public fields that are compiled so, and a build may have none; ours are assigned as well. */
const LEAN_FIELD = 'export default function _defineProperty(owner, field, value) { owner[field] = value }'
const HELPER = /@oxc-project\+runtime@[^/]+\/helpers\/esm\/(\w+)\.js$/

/** `_assertClassBrand(_Store_brand, this, _read)`: the method `_read`, after a check of its owner. */
const CHECKED_METHOD = /(?<!function )\b_assertClassBrand\([\w$]+, [\w$]+, ([\w$]+)\)/g
/** What makes that check possible, and fields that are read as undefined anyhow. */
const NEEDLESS_STARTS =
  /^[\t ]*(?:_classPrivateMethodInitSpec\(this, [\w$]+\)|_classPrivateFieldInitSpec\(this, [\w$]+, void 0\)|_defineProperty\(this, "[\w$]+", void 0\));\n/gm

/** A built chunk, not minified, whose private methods are called and whose fields are set without checks. */
export const withLeanPrivates = (code: string): string =>
  code.replace(CHECKED_METHOD, '$1').replace(NEEDLESS_STARTS, '')

/**
 * Makes lowered private members small: before ES2022 a private field is an entry of a `WeakMap`, and the compiler checks at
 * each use that the owner is of the class. The type checker has done that. Members stay private. Ends the build where the
 * compiler's helpers have other names.
 */
export function privateMembers(): Plugin {
  const met = new Set<string>()
  return {
    name: 'foyer:private-members',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: HELPER },
      handler(_code, id) {
        const name = HELPER.exec(id)?.[1] ?? ''
        if (name === 'defineProperty') return { code: LEAN_FIELD, map: null }
        const code = LEAN_HELPERS[name]
        if (code === undefined) return undefined
        met.add(name)
        return { code, map: null }
      },
    },
    renderChunk: (code) => ({ code: withLeanPrivates(code), map: null }),
    buildEnd(error) {
      const missed = Object.keys(LEAN_HELPERS).filter((name) => !met.has(name))
      if (!error && missed.length > 0) this.error(`the compiler has no helper ${missed.join(', ')} any more`)
    },
  }
}

import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

/**
 * Methods that neither the site nor its calls need: texts include no others, no text is saved, no instance is
 * cloned.
 */
const UNUSED = [
  'Connector.saveMissing',
  'I18n.cloneInstance',
  'I18n.hydrate',
  'I18n.loadLanguages',
  'I18n.loadNamespaces',
  'I18n.toJSON',
  'Interpolator.nest',
  'ResourceStore.addResource',
  'ResourceStore.addResources',
  'ResourceStore.removeResourceBundle',
  'Translator.getUsedParamsDetails',
]
/** Methods of i18next's logger that do nothing unless its option `debug` is on. */
const DEBUG_LOGS = ['deprecate', 'log', 'once', 'warn']
const LOGGERS = ['this.logger', 'baseLogger']

/** i18next without its debug messages and the unused methods: a fifth of it, 2,880 bytes (brotli) of every page. Without that the first load would not fit its budget (PF-01). */
export function withoutUnused(code: string): { readonly code: string; readonly missed: readonly string[] } {
  const cuts: { readonly start: number; readonly end: number; readonly text: string }[] = []
  const missed = new Set(UNUSED)
  const sourceOf = ({ start, end }: ESTree.Span): string => code.slice(start, end)
  const cutMethods = (owner: string, members: readonly ESTree.ClassElement[]): void => {
    for (const member of members) {
      if (member.type !== 'MethodDefinition') continue
      const name = `${owner}.${sourceOf(member.key)}`
      if (missed.delete(name)) cuts.push({ start: member.start, end: member.end, text: '' })
    }
  }
  new Visitor({
    ClassDeclaration: ({ id, body }) => cutMethods(id?.name ?? '', body.body),
    CallExpression({ start, end, callee }) {
      if (callee.type !== 'MemberExpression' || !LOGGERS.includes(sourceOf(callee.object))) return
      if (DEBUG_LOGS.includes(sourceOf(callee.property))) cuts.push({ start, end, text: 'undefined' })
    },
  }).visit(parseSync('i18next.js', code).program)
  const lean = outermost(cuts).reduce(
    (text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end),
    code,
  )
  return { code: lean, missed: [...missed] }
}

/** Without the ranges inside another one, the last first. */
const outermost = <T extends { readonly start: number; readonly end: number }>(cuts: readonly T[]): T[] =>
  cuts
    .filter((cut) => !cuts.some(({ start, end }) => start < cut.start && cut.end <= end))
    .sort((a, b) => b.start - a.start)

/**
 * Removes these from the site's build. Ends the build where i18next no longer has one: then check the list.
 */
export function leanI18next(): Plugin {
  let met = false
  return {
    name: 'foyer:lean-i18next',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/ },
      handler(source) {
        met = true
        const { code, missed } = withoutUnused(source)
        if (missed.length > 0) this.error(`i18next has no ${missed.join(', ')} any more`)
        return { code, map: null }
      },
    },
    buildEnd(error) {
      if (!error && !met) this.error('i18next has no dist/esm/i18next.js any more')
    },
  }
}

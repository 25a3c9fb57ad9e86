/** The insets of a phone's screen, as variables: a value with an unknown `env()` in it would be dropped as a whole. */
const INSETS = ['top', 'right', 'bottom', 'left'] as const
/** For the browsers that know `env()`: once, in the first style sheet. */
export const SAFE_AREA_RULES = `@supports (top: env(safe-area-inset-top)) { :root { ${INSETS.map((side) => `--inset-${side}: env(safe-area-inset-${side});`).join(' ')} } }`

/** Each with its replacement that Chrome 64 and Safari 12 know. */
const REPLACED: readonly (readonly [found: RegExp, replacement: string])[] = [
  [/\/\*[^]*?\*\//g, ''],
  [/env\(safe-area-inset-(\w+)\)/g, 'var(--inset-$1, 0px)'],
  [/(\d)[dsl]v(h|w|b|i)\b/g, '$1v$2'],
  [/:focus-visible/g, ':focus'],
  [/:(?:is|where)\(/g, ':-webkit-any('],
  [/\b(overflow-wrap): anywhere/g, '$1: break-word'],
  [/: safe (center|start|end)/g, ': $1'],
]

/** Sides of a page that is read from left to right, as every language with texts is. */
const SIDES: readonly (readonly [logical: RegExp, physical: string])[] = [
  [/inset-block-start/, 'top'],
  [/inset-block-end/, 'bottom'],
  [/inset-inline-start/, 'left'],
  [/inset-inline-end/, 'right'],
  [/border-start-start-radius/, 'border-top-left-radius'],
  [/border-start-end-radius/, 'border-top-right-radius'],
  [/border-end-start-radius/, 'border-bottom-left-radius'],
  [/border-end-end-radius/, 'border-bottom-right-radius'],
  [/block-start/, 'top'],
  [/block-end/, 'bottom'],
  [/inline-start/, 'left'],
  [/inline-end/, 'right'],
  [/inline-size/, 'width'],
  [/block-size/, 'height'],
]
/** Two sides at once: a longhand each. */
const PAIRS: Readonly<Record<string, readonly [string, string]>> = {
  'margin-inline': ['margin-left', 'margin-right'],
  'margin-block': ['margin-top', 'margin-bottom'],
  'padding-inline': ['padding-left', 'padding-right'],
  'padding-block': ['padding-top', 'padding-bottom'],
  'inset-inline': ['left', 'right'],
  'inset-block': ['top', 'bottom'],
}

/** Declarations with a logical side, with the physical one. */
function withPhysicalSides(body: string): string {
  return body.replace(/(^|[;\s])([a-z-]+):\s*([^;]+)/g, (all, before: string, name: string, value: string) => {
    const values = splitValues(value.trim())
    const pair = PAIRS[name]
    if (pair) return `${before}${pair[0]}: ${values[0]}; ${pair[1]}: ${values[1] ?? values[0]}`
    if (name === 'inset') {
      const [top, right = top, bottom = top, left = right] = values
      return `${before}top: ${top}; right: ${right}; bottom: ${bottom}; left: ${left}`
    }
    if (!/(?:inline|block)-|-(?:start|end)-\w+-radius/.test(name) || name.startsWith('contain')) return all
    return before + SIDES.reduce((text, [logical, physical]) => text.replace(logical, physical), name) + `: ${value}`
  })
} // prettier-ignore

/**
 * A style sheet as its author wrote it, for browsers without `min()`, flexible gaps, proportions, dynamic viewport units and
 * screen insets and logical sides: what those would drop becomes something plainer.
 */
export const lowerCss = (css: string): string => {
  const replaced = REPLACED.reduce((text, [found, replacement]) => text.replace(found, replacement), css)
  return withoutComparisons(withSingleNots(replaced)).replace(/(?<=^|[{}])([^{}]+)\{([^{}]*)\}/g, (rule, selectors: string, body: string) => {
    if (/^\s*(?:@|from|to|\d)/.test(selectors)) return rule
    return lowerRule(selectors, body)
  })
} // prettier-ignore

/** `:not(a, b)` is `:not(a):not(b)`: Chrome before 88 drops a rule with a list in it. */
const withSingleNots = (css: string): string =>
  css.replace(/:not\(([^():]+)\)/g, (_all, list: string) =>
    list
      .split(',')
      .map((selector) => `:not(${selector.trim()})`)
      .join(''),
  )

/** `min(a, b)`, `max(a, b)` and `clamp(a, b, c)` are their first operand; of `clamp` the preferred one. */
function withoutComparisons(css: string): string {
  const start = /(?<![\w-])(min|max|clamp)\(/.exec(css)
  if (!start) return css
  const from = start.index + start[0].length
  const operands = operandsAt(css, from)
  const operand = (operands.list[start[1] === 'clamp' ? 1 : 0] ?? '').trim()
  const value = / [-+*/] /.test(operand) ? `calc(${operand})` : operand
  return withoutComparisons(css.slice(0, start.index) + value + css.slice(operands.end))
}

/** What stands between commas from `from` up to the parenthesis that closes. */
function operandsAt(css: string, from: number): { readonly list: readonly string[]; readonly end: number } {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    if (css[at] === '(') depth++
    else if (css[at] === ')' && depth-- === 0)
      return { list: splitOutside(css.slice(from, at), ','), end: at + 1 }
  }
  throw new Error(`A parenthesis is not closed: ${css.slice(from - 20, from + 20)}`)
}

function lowerRule(selectors: string, body: string): string {
  const valueOf = (name: string): string | undefined =>
    [...body.matchAll(new RegExp(`(?:^|[;\\s])${name}:\\s*([^;]+)`, 'g'))].at(-1)?.[1]?.trim()
  const each = (suffix: string): string =>
    splitSelectors(selectors).map((selector) => selector.trim() + suffix).join(', ') // prettier-ignore
  const rules: string[] = []
  let lowered = body
  const gap = valueOf('gap')
  if (gap !== undefined) {
    const [row = '0', column = row] = splitValues(gap)
    const isFlexible = /flex/.test(valueOf('display') ?? '')
    // Not left as it is: some of these browsers know it, and the page's own styles contain it.
    lowered = lowered.replace(
      /(^|[;\s])gap:[^;]*/g,
      isFlexible ? '$1gap: 0' : `$1grid-gap: ${gap}; gap: ${gap}`,
    )
    if (isFlexible)
      if (valueOf('flex-direction') === 'column') rules.push(`${each(' > * + *')} { margin-top: ${row}; }`)
      else if (/wrap/.test(valueOf('flex-wrap') ?? valueOf('flex-flow') ?? ''))
        rules.push(`${each(' > *')} { margin-right: ${column}; margin-bottom: ${row}; }`)
      else rules.push(`${each(' > * + *')} { margin-left: ${column}; }`)
  }
  const ratio = /^(\d+)(?: \/ (\d+))?$/.exec(valueOf('aspect-ratio') ?? '')
  if (ratio) {
    const percent = (100 * Number(ratio[2] ?? 1)) / Number(ratio[1])
    rules.push(
      `${each('::before')} { content: ''; display: block; grid-area: 1 / 1; padding-top: ${percent}%; }`,
      `${each(' > *')} { grid-area: 1 / 1; }`,
    )
  }
  return [`${selectors}{${withPhysicalSides(lowered)}}`, ...rules].join('\n')
}

/** Splits at a character that is in no parentheses: `a:is(b, c), d` has two selectors. */
function splitOutside(text: string, mark: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const char of text) {
    if (char === '(') depth++
    else if (char === ')') depth--
    if (char === mark && depth === 0) parts.push('')
    else parts.push((parts.pop() ?? '') + char)
  }
  return parts
}
const splitSelectors = (selectors: string): readonly string[] => splitOutside(selectors, ',')
const splitValues = (value: string): readonly string[] => splitOutside(value.replace(/\s+/g, ' '), ' ')

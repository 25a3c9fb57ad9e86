import { pageTheme } from '../../document/page-theme.ts'
import { AA, CONTRAST_PAIRS } from './contrast-pairs.ts'
import type { Finding } from './finding.ts'
import { parseValue, type ValueKind } from './parse-value.ts'
import { resolveVariables } from './resolve-variables.ts'
import { rootValues } from './root-values.ts'
import { unclosed } from './unclosed.ts'
import { weakPairs } from './weak-pairs.ts'

const FILE = 'theme.css'
/** Variables that have no neutral value, and what each may be. */
const BRANDS_OWN: ReadonlyMap<string, ValueKind> = new Map([
  ['--brand-fill', 'fill'],
  ['--header-bg', 'fill'],
  ['--on-header', 'color'],
])
/** A line under the header; a theme may do without. */
const OPTIONAL: ReadonlyMap<string, ValueKind> = new Map([['--header-line', 'fill']])
const KIND_WORDS: Readonly<Record<ValueKind, string>> = {
  color: 'a colour, such as #0a1f3c or light-dark(#fff, #000)',
  fill: 'a colour or a gradient',
  shadow: 'a shadow, such as 0 1px 2px #0003',
}

/**
 * A merchant’s `theme.css`: it must be there and be CSS, its colours must be colours, and its texts readable on their
 * grounds in both schemes.
 *
 * @param tokens the neutral variables that the theme overrides
 */
export function checkTheme(css: string | undefined, tokens: string): readonly Finding[] {
  if (css === undefined)
    return [
      {
        file: FILE,
        code: 'BK-THEME',
        text: 'The file is missing.',
        remedy: 'Copy the theme.css of another merchant, and change its colours.',
      },
    ]
  const broken = syntaxFinding(css)
  if (broken) return [broken]
  const neutral = rootValues(tokens)
  const own = rootValues(css)
  const values = new Map([...neutral, ...own])
  const kinds = new Map([...kindsOf(neutral), ...BRANDS_OWN, ...OPTIONAL])
  const needed = new Set(CONTRAST_PAIRS.flat())
  const missing = [...needed].filter((name) => !values.has(name))
  const wrong = [...kinds].filter(([name, kind]) => own.has(name) && !isOf(kind, own.get(name) ?? '', values))
  return [
    ...missing.map((name): Finding => ({
      file: FILE,
      code: 'BK-THEME',
      text: `:root has no ${name}, which has no neutral value.`,
      remedy: `Add it: ${KIND_WORDS[kinds.get(name) ?? 'color']}.`,
    })),
    ...wrong.map(([name, kind]): Finding => ({
      file: FILE,
      code: 'BK-THEME',
      text: `${lineOf(css, name)}${name} is "${own.get(name)}".`,
      remedy: `Write ${KIND_WORDS[kind]}.`,
    })),
    ...weakPairs(values).map(({ text, ground, scheme, colors, ratio }): Finding => ({
      file: FILE,
      code: 'BK-CONTRAST',
      text: `${text} (${colors[0]}) on ${ground} (${colors[1]}) has a contrast of ${ratio.toFixed(2)} in the ${scheme} scheme.`,
      remedy: `Text needs ${AA}: make one of the two lighter or darker.`,
    })),
  ]
}

function syntaxFinding(css: string): Finding | undefined {
  const wrong = (text: string, remedy: string): Finding => ({ file: FILE, code: 'BK-THEME', text, remedy })
  const open = unclosed(css)
  if (open) return wrong(`Line ${open.line}: "${open.opened}" is never closed.`, 'Close it.')
  // It stands inside a page's <style>.
  if (/<\/style/i.test(css))
    return wrong('It contains "</style", which would end the page’s style sheet.', 'Remove it.')
  try {
    pageTheme(css)
    return undefined
  } catch (error) {
    const line = error instanceof Error && 'loc' in error ? Reflect.get(Object(error.loc), 'line') : undefined
    const what = error instanceof Error ? error.message : String(error)
    return wrong(
      `${typeof line === 'number' ? `Line ${line}: t` : 'T'}his is no CSS: ${what}.`,
      'Correct it.',
    )
  }
}

/** Which neutral variables are colours or shadows. */
const kindsOf = (neutral: ReadonlyMap<string, string>): readonly (readonly [string, ValueKind])[] =>
  [...neutral].flatMap(([name, value]) => {
    const kind = (['color', 'shadow'] as const).find((one) => isOf(one, value, neutral))
    return kind ? [[name, kind] as const] : []
  })

function isOf(kind: ValueKind, value: string, values: ReadonlyMap<string, string>): boolean {
  const text = resolveVariables(value, values)
  return text !== undefined && parseValue(kind, text) !== undefined
}

/** `Line 7: `, where a variable is set last; empty where it cannot be told. */
function lineOf(css: string, name: string): string {
  const at = css.lastIndexOf(`${name}:`)
  return at < 0 ? '' : `Line ${css.slice(0, at).split('\n').length}: `
}

import { pageTheme } from '../../document/page-theme.ts'
import { AA, CONTRAST_PAIRS } from './contrast-pairs.ts'
import type { Finding } from './finding.ts'
import { isOfKind } from './is-of-kind.ts'
import type { NeutralTheme } from './neutral-theme.ts'
import type { ValueKind } from './parse-value.ts'
import { rootValues } from '../../document/root-values.ts'
import { unclosed } from './unclosed.ts'
import { weakPairs } from './weak-pairs.ts'

const FILE = 'theme.css'
const KIND_WORDS: Readonly<Record<ValueKind, string>> = {
  color: 'a colour, such as #0a1f3c or light-dark(#fff, #000)',
  fill: 'a colour, such as #0a1f3c, or a gradient',
  shadow: 'a shadow, such as 0 1px 2px #0003',
}

/**
 * A merchant’s `theme.css`: it must be there and be CSS, its colours must be colours, and its texts readable on their
 * grounds in both schemes.
 *
 * @param neutral what the theme overrides
 */
export function checkTheme(css: string | undefined, neutral: NeutralTheme): readonly Finding[] {
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
  const { kinds } = neutral
  const own = rootValues(css)
  const values = new Map([...neutral.values, ...own])
  const needed = new Set(CONTRAST_PAIRS.flat())
  const missing = [...needed].filter((name) => !values.has(name))
  const wrong = [...kinds].filter(
    ([name, kind]) => own.has(name) && !isOfKind(kind, own.get(name) ?? '', values),
  )
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

/** `Line 7: `, where a variable is set last; empty where it cannot be told. */
function lineOf(css: string, name: string): string {
  const at = css.lastIndexOf(`${name}:`)
  return at < 0 ? '' : `Line ${css.slice(0, at).split('\n').length}: `
}

import { isRecord } from '@foyer/sdk'
import { parse } from 'postcss'
import { pageTheme } from '../../document/page-theme.ts'
import { rootValues } from '../../document/root-values.ts'
import {
  checkContrast,
  isOfKind,
  MEASURED,
  resolveVariables,
  type ValueKind,
  type Variables,
} from './contrast.ts'
import type { Report } from './problem.ts'

/** Variables without a neutral value; a theme may do without the line under the header. */
const BRANDS_OWN: Readonly<Record<string, ValueKind>> = {
  '--brand-fill': 'fill',
  '--header-bg': 'fill',
  '--on-header': 'color',
  '--header-line': 'fill',
}
const KIND_WORDS: Readonly<Record<ValueKind, string>> = {
  color: 'a colour, such as #0a1f3c or light-dark(#fff, #000)',
  fill: 'a colour, such as #0a1f3c, or a gradient',
  shadow: 'a shadow, such as 0 1px 2px #0003',
}

/**
 * A merchant’s `theme.css`: it must be there and be CSS, its colours must be colours, and its texts readable on their
 * grounds in both schemes.
 *
 * @param tokens the variables that every theme starts from, those of `tokens.css`
 */
export function checkTheme(css: string | undefined, tokens: Variables, report: Report): void {
  const broken = syntaxProblem(css)
  if (css === undefined || broken !== undefined) return report('BK-THEME', broken ?? '')
  const own = rootValues(css)
  const values = new Map([...tokens, ...own])
  for (const name of MEASURED)
    if (!values.has(name))
      report(
        'BK-THEME',
        `:root has no ${name}, which has no neutral value. Add it: ${KIND_WORDS[BRANDS_OWN[name] ?? 'color']}.`,
      )
  for (const [name, text] of own) {
    const kind = BRANDS_OWN[name] ?? kindOf(resolveVariables(tokens.get(name) ?? '', tokens))
    if (kind && !isOfKind(kind, resolveVariables(text, values)))
      report('BK-THEME', `${placeOf(css, name)}${name} is "${text}". Write ${KIND_WORDS[kind]}.`)
  }
  checkContrast(values, report)
}

/** What a theme must write in place of a neutral value; `undefined` where that has no colours. */
const kindOf = (neutral: string): ValueKind | undefined =>
  (['color', 'shadow'] as const).find((kind) => isOfKind(kind, neutral))

/** Why a file is no style sheet that can stand in a page, if it is none. */
function syntaxProblem(css: string | undefined): string | undefined {
  if (css === undefined)
    return 'The file is missing. Copy the theme.css of another merchant, and change its colours.'
  if (/<\/style/i.test(css))
    return 'It contains "</style", which would end the page’s style sheet. Remove it.'
  try {
    // Lightning CSS closes at the end of the file what is never closed, as browsers do; PostCSS tells.
    parse(css)
    pageTheme(css)
    return undefined
  } catch (error) {
    // PostCSS has reason and line, Lightning CSS message and loc.
    const { reason, message, line, loc } = isRecord(error) ? error : {}
    const at = `Line ${String(line ?? Reflect.get(Object(loc), 'line'))}: `
    if (reason === 'Unclosed block') return `${at}"{" is never closed. Close it.`
    return `${at}this is no CSS: ${String(reason ?? message)}. Correct it.`
  }
}

/** `Line 7: `, where a variable is set last; empty where it cannot be told. */
function placeOf(css: string, name: string): string {
  const at = css.lastIndexOf(`${name}:`)
  return at < 0 ? '' : `Line ${css.slice(0, at).split('\n').length}: `
}

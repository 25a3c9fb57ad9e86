import { isOfKind } from './is-of-kind.ts'
import type { ValueKind } from './parse-value.ts'
import { rootValues } from '../../document/root-values.ts'

/** What every brand starts from. */
export interface NeutralTheme {
  /** The variables of `tokens.css`, with their texts. */
  readonly values: ReadonlyMap<string, string>
  /** Each variable of a theme that is a colour, a fill or a shadow, also those without a neutral value. */
  readonly kinds: ReadonlyMap<string, ValueKind>
}

/** Variables without a neutral value; a theme may do without the line under the header. */
const BRANDS_OWN: readonly (readonly [name: string, ValueKind])[] = [
  ['--brand-fill', 'fill'],
  ['--header-bg', 'fill'],
  ['--on-header', 'color'],
  ['--header-line', 'fill'],
]

/** @param tokens the text of `tokens.css` */
export function neutralTheme(tokens: string): NeutralTheme {
  const values = rootValues(tokens)
  const kinds = [...values].flatMap(([name, text]) => {
    const kind = (['color', 'shadow'] as const).find((one) => isOfKind(one, text, values))
    return kind ? [[name, kind] as const] : []
  })
  return { values, kinds: new Map([...kinds, ...BRANDS_OWN]) }
}

import { type CssColor, type Declaration, transform } from 'lightningcss'
import type { Rgba } from './rgba.ts'

/** What a variable’s value may be: one colour; a colour or a gradient; a shadow. */
export type ValueKind = 'color' | 'fill' | 'shadow'
/** The page’s two colour schemes. */
export type Scheme = 'light' | 'dark'

/** A value of CSS that has been understood. */
export interface ParsedValue {
  /** The colours in it, in their order, for one scheme. */
  colors(scheme: Scheme): readonly Rgba[]
}

/** The properties that take such a value. */
const PROPERTIES: Readonly<Record<ValueKind, readonly Declaration['property'][]>> = {
  color: ['color'],
  fill: ['color', 'background-image'],
  shadow: ['box-shadow'],
}
/** Browsers that know sRGB only: other colours are given to them as near as sRGB can. */
const SRGB_ONLY = { chrome: 60 << 16 }
const LARGEST = 255

/** What has been read: one theme asks for each value many times, and merchants share the neutral ones. */
const known = new Map<string, ParsedValue | undefined>()

/** Reads a value of a kind; `undefined` where it is none, or names variables. */
export function parseValue(kind: ValueKind, text: string): ParsedValue | undefined {
  const key = `${kind} ${text}`
  if (!known.has(key)) known.set(key, readValue(kind, text))
  return known.get(key)
}

function readValue(kind: ValueKind, text: string): ParsedValue | undefined {
  // It must not leave its declaration.
  if (/[;{}]/.test(text)) return undefined
  for (const property of PROPERTIES[kind]) {
    const [only, ...more] = declarationsOf(`${property}:${text}`)
    if (only?.property === property && more.length === 0)
      return { colors: (scheme) => colorsIn(only.value, scheme) }
  }
  return undefined
}

/** The declarations of a block; none where it is no CSS. A value that is not understood has another property. */
function declarationsOf(block: string): readonly Declaration[] {
  const found: Declaration[] = []
  try {
    transform({
      filename: 'value.css',
      code: Buffer.from(`a{${block}}`),
      visitor: { Declaration: (declaration) => void found.push(declaration) },
    })
  } catch {
    return []
  }
  return found
}

/** Colours anywhere inside a parsed value. */
function colorsIn(value: unknown, scheme: Scheme): readonly Rgba[] {
  if (Array.isArray(value)) return value.flatMap((item) => colorsIn(item, scheme))
  if (typeof value !== 'object' || value === null) return []
  if (isColor(value)) {
    const color = inScheme(value, scheme)
    const found = color && rgbaOf(color)
    return found ? [found] : []
  }
  return Object.values(value).flatMap((item) => colorsIn(item, scheme))
}

type SolidColor = Exclude<CssColor, string | { readonly type: 'light-dark' }>

const COLOR_TYPES: ReadonlySet<unknown> = new Set([
  'rgb', 'lab', 'lch', 'oklab', 'oklch', 'srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d50', 'xyz-d65', 'hsl', 'hwb', 'light-dark',
]) // prettier-ignore

const isColor = (value: object): value is Exclude<CssColor, string> =>
  'type' in value && COLOR_TYPES.has(value.type)

/** The half of `light-dark()` that a scheme shows; a system colour is nobody’s. */
function inScheme(color: CssColor, scheme: Scheme): SolidColor | undefined {
  if (typeof color === 'string' || color.type === 'currentcolor') return undefined
  return color.type === 'light-dark' ? inScheme(color[scheme], scheme) : color
}

function rgbaOf(color: SolidColor): Rgba | undefined {
  if (color.type === 'rgb')
    return { red: color.r / LARGEST, green: color.g / LARGEST, blue: color.b / LARGEST, alpha: color.alpha }
  const { code } = transform({
    filename: 'value.css',
    code: Buffer.from('a{color:red}'),
    targets: SRGB_ONLY,
    visitor: { Declaration: { color: () => ({ property: 'color', value: color }) } },
  })
  const [first] = [...code.toString().matchAll(/color:\s*([^;]+)/g)]
  return first?.[1] === undefined ? undefined : parseValue('color', first[1])?.colors('light')[0]
}

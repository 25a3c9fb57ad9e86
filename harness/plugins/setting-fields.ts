/** One field of a settings form, read from a JSON Schema. */
export interface SettingField {
  readonly name: string
  readonly label: string
  /** `json`: lists and groups are typed as JSON. */
  readonly type: 'text' | 'number' | 'flag' | 'choice' | 'json'
  readonly choices: readonly unknown[]
  readonly required: boolean
  /** The default of an empty field, and the limits. */
  readonly hint: string
}

type Json = Readonly<Record<string, unknown>>
const isGroup = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `pixelId` in readable form: `Pixel id`. */
export const settingLabel = (name: string): string => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function typeOf({ type, enum: choices }: Json): SettingField['type'] {
  if (Array.isArray(choices)) return 'choice'
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'boolean') return 'flag'
  return type === 'string' ? 'text' : 'json'
}

function hintOf(field: Json): string {
  const { description, default: standard, minimum, maximum } = field
  const range = [
    minimum === undefined ? '' : `at least ${String(minimum)}`,
    maximum === undefined ? '' : `at most ${String(maximum)}`,
  ]
  return [
    typeof description === 'string' ? description : '',
    range.filter(Boolean).join(', '),
    standard === undefined || standard === ''
      ? ''
      : `default: ${typeof standard === 'string' ? standard : JSON.stringify(standard)}`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** The fields of an object's schema; `undefined` for any other schema, whose value is typed as JSON. */
export function fieldsOf(schema: unknown): readonly SettingField[] | undefined {
  if (!isGroup(schema) || !isGroup(schema['properties'])) return undefined
  const required: unknown = schema['required']
  return Object.entries(schema['properties']).map(([name, given]) => {
    const field = isGroup(given) ? given : {}
    const { title, enum: choices } = field
    return {
      name,
      label: typeof title === 'string' ? title : settingLabel(name),
      type: typeOf(field),
      choices: Array.isArray(choices) ? choices : [],
      required: Array.isArray(required) && required.includes(name),
      hint: hintOf(field),
    }
  })
}

/** A value as the text of its field. */
export const textOf = ({ type }: SettingField, value: unknown): string =>
  value === undefined
    ? ''
    : type === 'json' || typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

/**
 * The value of a field's text; `undefined` for an empty one, so that the default applies. Throws a SyntaxError for invalid
 * JSON; an invalid number stays text, so that the plugin's schema refuses it with its own message.
 */
export function valueOf({ type, choices }: SettingField, text: string): unknown {
  const typed = text.trim()
  if (typed === '') return undefined
  if (type === 'json') return JSON.parse(typed) as unknown
  if (type === 'flag') return typed === 'true'
  if (type === 'choice') return choices.find((choice) => String(choice) === typed)
  const number = Number(typed)
  return type === 'number' && Number.isFinite(number) ? number : text
}

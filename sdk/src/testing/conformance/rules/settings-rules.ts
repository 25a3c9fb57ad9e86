import { parseSettings } from '@foyer/host/parse-settings'
import type { Schema, SchemaIssue } from '../../../schema.ts'
import { isRecord } from '../../plugin-parts.ts'
import { newIn } from '../residue.ts'
import type { Rule } from '../rule.ts'
import type { PluginUnderTest } from '../plugin-under-test.ts'

type Raw = Readonly<Record<string, unknown>>

/** What a merchant, or an intruder in the merchant's console, might write into a field. */
const HOSTILE: readonly unknown[] = [
  null, true, -1, Number.NaN, 1e308, '', ' ', 'x'.repeat(10_000), 'javascript:alert(1)', '"><script>alert(1)</script>',
  '../../..', '\u0000', [], [[]], {}, { toString: 'x' },
] // prettier-ignore

async function schemaOf({ manifest }: PluginUnderTest): Promise<Schema<unknown> | undefined> {
  const loaded: unknown = await manifest.settings?.()
  const schema = isRecord(loaded) ? loaded['default'] : undefined
  return isRecord(schema) && isRecord(schema['~standard'])
    ? (schema as unknown as Schema<unknown>)
    : undefined
}

/**
 * Every field that the given settings or the schema's defaults know, one at a time, with every hostile value.
 */
function hostile(known: Raw, fields: readonly string[]): readonly Raw[] {
  const one = fields.flatMap((field) => HOSTILE.map((value) => ({ ...known, [field]: value })))
  const all = HOSTILE.map((value) => Object.fromEntries(fields.map((field) => [field, value])))
  return [{}, JSON.parse('{"__proto__":{"polluted":true}}') as Raw, { unknown: 1 }, ...one, ...all]
}

const fieldsOf = (known: Raw, parsed: unknown): readonly string[] => [
  ...new Set([...Object.keys(known), ...(isRecord(parsed) ? Object.keys(parsed) : [])]),
]
/** The setting that an issue is about; empty where it names none. */
const fieldOf = ({ path }: SchemaIssue): string => {
  const first = path?.[0]
  return String(typeof first === 'object' ? first.key : (first ?? ''))
}
/** At most so many different settings are tried, with one activation each. */
const ACTIVATIONS_MAX = 60

export const SETTINGS_RULES: readonly Rule[] = [
  {
    id: 'settings-schema',
    statement: 'has a synchronous settings schema that names the bad field and accepts the good ones',
    async check(subject) {
      const { manifest, options } = subject
      if (!manifest.settings) return []
      const schema = await schemaOf(subject)
      if (!schema) return ['settings: the module has no Standard Schema as its default export']
      const wrong: string[] = []
      const { settings: known = {} } = options
      for (const raw of hostile(known, fieldsOf(known, parseSettings(schema, known).value))) {
        try {
          const result = schema['~standard'].validate({ ...raw })
          if (result instanceof Promise) return ['settings: the schema is asynchronous']
          if (result.issues?.some((issue) => fieldOf(issue) === ''))
            wrong.push(`no field named: ${short(raw)}`)
        } catch (error) {
          wrong.push(`threw for ${short(raw)}: ${String(error)}`)
        }
      }
      const given = schema['~standard'].validate({ ...known })
      if ('issues' in given && given.issues)
        wrong.push(`refuses the settings of the suite’s options: ${short(known)}`)
      return [...new Set(wrong)]
    },
  },
  {
    id: 'settings-survive',
    statement: 'survives missing settings, and hostile ones',
    async check(subject) {
      const { manifest, options } = subject
      if (!manifest.settings) return []
      const schema = await schemaOf(subject)
      if (!schema) return []
      const { residue, activations } = await subject.lifecycle()
      if (activations.some(({ kind }) => kind !== 'active')) return []
      const { settings: known = {} } = options
      // a refused field gets its default, so most hostile settings are equal after the check
      const different = new Map<string, Raw>()
      for (const raw of hostile(known, fieldsOf(known, parseSettings(schema, known).value))) {
        const { value } = parseSettings(schema, raw)
        if (value !== undefined) different.set(JSON.stringify(value), raw)
      }
      const wrong: string[] = []
      for (const settings of [...different.values()].slice(0, ACTIVATIONS_MAX)) {
        await subject.run({ settings }, async (trial) => {
          const { activation } = trial
          if (activation.kind === 'failed') wrong.push(`${short(settings)}: ${String(activation.error)}`)
          else if (activation.kind === 'hanging') wrong.push(`${short(settings)}: hangs`)
          for (const line of newIn(await trial.stop(), residue))
            wrong.push(`${short(settings)} leaves ${line}`)
        })
      }
      return wrong
    },
  },
]

const SHORT = 80
const short = (value: unknown): string => JSON.stringify(value).slice(0, SHORT)

import type { Schema } from '@foyer/sdk'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { HostSnapshot } from '../host/tooling/host-snapshot.ts'
import type { SettingsForm } from './channel.ts'

/**
 * A newer part of Standard Schema, which not every library has yet: a schema that converts itself to JSON
 * Schema.
 */
interface JsonSchemaCapable {
  readonly jsonSchema: { input(options: { readonly target: 'draft-07' }): unknown }
}
const isJsonSchemaCapable = (standard: object): standard is JsonSchemaCapable =>
  'jsonSchema' in standard && typeof standard.jsonSchema === 'object'
const isValibot = (schema: Schema<unknown>): schema is Schema<unknown> & GenericSchema =>
  schema['~standard'].vendor === 'valibot'

/**
 * A plugin's settings as JSON Schema, for a form (KN-10); `undefined` when its schema cannot be converted.
 */
export function jsonSchemaOf(schema: Schema<unknown>): unknown {
  const standard = schema['~standard']
  try {
    if (isJsonSchemaCapable(standard)) return standard.jsonSchema.input({ target: 'draft-07' })
    // parts that JSON Schema lacks, such as transformations, are left out: the plugin's own schema validates
    // anyway
    return isValibot(schema) ? toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) : undefined
  } catch {
    return undefined
  }
}

/** The data for a form of a plugin's settings. Rejects when the schema cannot be fetched. */
export async function settingsForm({ plugins, facts }: HostSnapshot, plugin: string): Promise<SettingsForm> {
  const values = facts.setting?.[plugin] ?? {}
  const load = plugins.get(plugin)?.plugin.manifest.settings
  if (!load) return { values }
  return { schema: jsonSchemaOf((await load()).default), values }
}

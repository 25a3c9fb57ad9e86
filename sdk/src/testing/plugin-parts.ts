import { CodedError } from '../errors.ts'
import type { AnyManifest } from '../plugin.ts'
import type { Schema } from '../schema.ts'

type UnknownRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null

/** What a plugin's code gets as its services. Throws `TE-SERVICE` where a required one is not given. */
export function servicesOf(
  { id, requires = {}, optional = {} }: AnyManifest,
  given: UnknownRecord,
): Record<string, unknown> {
  const services: Record<string, unknown> = {}
  for (const [name, token] of Object.entries<string>(requires)) {
    if (!(token in given)) {
      throw new CodedError('TE-SERVICE', `${id} requires ${token}; give a fake: services: { [${token}]: … }`)
    }
    services[name] = given[token]
  }
  for (const [name, token] of Object.entries<string>(optional)) services[name] = given[token]
  return services
}

/** The plugin's schema; `undefined` where it has none. */
export const schemaOf = async ({ settings }: AnyManifest): Promise<Schema<unknown> | undefined> =>
  settings && (await settings()).default

/** Throws `TE-SETTINGS` where a test's settings do not fit the plugin's schema. */
export async function assertSettings(manifest: AnyManifest, raw: object): Promise<void> {
  const result = await (await schemaOf(manifest))?.['~standard'].validate(raw)
  if (!result?.issues) return
  const issues = result.issues.map(({ message }) => message).join('; ')
  throw new CodedError('TE-SETTINGS', `${manifest.id}: ${issues}`)
}

/** Whether a manifest names a point, or contributes to it. */
export const declaresPoint = ({ contributes = [] }: AnyManifest, point: string): boolean =>
  (contributes as readonly { readonly id?: string; readonly at?: { readonly id: string } }[]).some(
    ({ id, at }) => (at?.id ?? id) === point,
  )

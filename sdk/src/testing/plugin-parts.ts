import { container as emptyRoot, type DependencyContainer } from 'tsyringe'
import { CodedError } from '../errors.ts'
import type { AnyManifest } from '../plugin.ts'
import type { Placed } from '../points.ts'
import type { Contributed, ContextParts } from './recording-context.ts'

type Given = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Given => typeof value === 'object' && value !== null

/** What a plugin's code gets as its services. Throws `TE-SERVICE` where a required one is not given. */
export function servicesOf(
  { id, requires = {}, optional = {} }: AnyManifest,
  given: Given,
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

/** A merchant's settings as the schema makes them. Throws `TE-SETTINGS` where they do not fit. */
export async function settingsOf({ id, settings }: AnyManifest, raw: object): Promise<unknown> {
  if (!settings) return raw
  const result = await (await settings()).default['~standard'].validate(raw)
  if (!result.issues) return result.value
  const issues = result.issues.map(({ message }) => message).join('; ')
  throw new CodedError('TE-SETTINGS', `${id}: ${issues}`)
}

/** A container that knows what the plugin requires, and nothing else. */
export function containerOf(
  { requires = {}, optional = {} }: AnyManifest,
  services: Given,
): DependencyContainer {
  const own = emptyRoot.createChildContainer()
  for (const [name, token] of Object.entries<string>({ ...requires, ...optional })) {
    own.register(token, { useFactory: () => services[name] })
  }
  return own
}

const placedAt = ({ contributes = [] }: AnyManifest, point: string): readonly Placed<unknown>[] =>
  (contributes as readonly Partial<Placed<unknown>>[]).filter(
    (entry): entry is Placed<unknown> => entry.at?.id === point && 'value' in entry,
  )

/** What a recording context must know of the manifest. */
export const declarations = (manifest: AnyManifest): Pick<ContextParts, 'declares' | 'placedKeys'> => ({
  declares: (point) =>
    (
      (manifest.contributes ?? []) as readonly {
        readonly id?: string
        readonly at?: { readonly id: string }
      }[]
    ).some(({ id, at }) => (at?.id ?? id) === point),
  placedKeys: (point) => placedAt(manifest, point).map(({ value }) => isRecord(value) && value['key']),
})

/** What stands at a point: placed by the manifest or contributed by the code, in order. */
export function standing(
  manifest: AnyManifest,
  contributed: readonly Contributed[],
  point: string,
): readonly unknown[] {
  const placed = placedAt(manifest, point).map(({ value, order = 0 }) => ({ value, order }))
  const coded = contributed.filter((entry) => entry.point === point)
  return [...placed, ...coded].toSorted((a, b) => a.order - b.order).map(({ value }) => value)
}

/** What `activate` returned. Throws `TE-PROVIDES` where a name that the manifest provides is missing. */
export function providedBy({ id, provides = {} }: AnyManifest, returned: unknown): Given {
  for (const name of Object.keys(provides)) {
    if (!isRecord(returned) || returned[name] === undefined) {
      throw new CodedError('TE-PROVIDES', `${id}: activate did not return "${name}"`)
    }
  }
  return isRecord(returned) ? returned : {}
}

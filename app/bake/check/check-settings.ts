import { type AnyManifest, isRecord, type Schema, type SchemaIssue } from '@foyer/sdk'
import { didYouMean } from './did-you-mean.ts'
import type { Finding } from './finding.ts'
import { foundText } from './found-text.ts'
import { pathText } from './path-text.ts'
import { settingsWords } from './settings-words.ts'

type Settings = Readonly<Record<string, unknown>>

/**
 * Settings by the plugins’ own schemas. Settings of a plugin that is neither of the site nor foreign, and settings
 * that a plugin does not have, change nothing: they are errors, because what the merchant wanted does not happen.
 *
 * @param foreign ids of the profile’s foreign plugins, whose schemas are not known
 */
export async function checkSettings(
  settings: Readonly<Record<string, Settings>>,
  manifests: readonly AnyManifest[],
  foreign: readonly string[],
): Promise<readonly Finding[]> {
  const ids = manifests.map(({ id }) => id)
  const findings = await Promise.all(
    Object.entries(settings).map(async ([plugin, written]): Promise<readonly Finding[]> => {
      const manifest = manifests.find(({ id }) => id === plugin)
      if (manifest) return checkPlugin(manifest, written)
      return foreign.includes(plugin)
        ? []
        : [
            {
              code: 'BK-SETTING',
              text: `${pathText(['settings', plugin])} is for a plugin that the site does not have.`,
              remedy: didYouMean(plugin, [...ids, ...foreign]) ?? 'Remove it.',
            },
          ]
    }),
  )
  return findings.flat()
}

async function checkPlugin(
  { id, settings: load }: AnyManifest,
  written: Settings,
): Promise<readonly Finding[]> {
  const at = ['settings', id]
  if (!load)
    return Object.keys(written).length === 0
      ? []
      : [{ code: 'BK-SETTING', text: `${pathText(at)}: ${id} has no settings.`, remedy: 'Remove them.' }]
  const { default: schema } = await load()
  const result = await schema['~standard'].validate(written)
  const bad = (result.issues ?? []).map((issue): Finding => {
    const path = keysOf(issue)
    return {
      code: 'BK-SETTING',
      text: `${pathText([...at, ...path])} ${foundText(valueAt(written, path))}.`,
      remedy: `It must be ${settingsWords(issue)}.`,
    }
  })
  const known = fieldsOf(schema, result.issues ? undefined : result.value)
  const unknown = known ? Object.keys(written).filter((name) => !known.includes(name)) : []
  return [
    ...bad,
    ...unknown.map((name): Finding => ({
      code: 'BK-SETTING',
      text: `${pathText([...at, name])} is no setting of ${id}.`,
      remedy: didYouMean(name, known ?? []) ?? `It has ${(known ?? []).join(', ')}.`,
    })),
  ]
}

/**
 * The names of a plugin’s settings: those that valibot’s schema lists, else those that the checked value kept. Not
 * known where another library’s schema refused the settings.
 */
function fieldsOf(schema: Schema<unknown>, checked: unknown): readonly string[] | undefined {
  const entries: unknown = Reflect.get(schema, 'entries')
  if (isRecord(entries)) return Object.keys(entries)
  return isRecord(checked) ? Object.keys(checked) : undefined
}

const keysOf = ({ path = [] }: SchemaIssue): readonly PropertyKey[] =>
  path.map((step) => (typeof step === 'object' ? step.key : step))

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

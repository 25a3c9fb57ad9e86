/** Switches and settings as a gateway’s status has them (EN-25), read from a text. */
export interface ImportedStatus {
  readonly switches: Readonly<Record<string, boolean>>
  /** By plugin: fields that lie over those it has; `null` removes one. */
  readonly settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Every plugin that is disabled; absent: the text does not say. */
  readonly disabled?: readonly string[]
  /** Parts of the text that mean nothing, in words. */
  readonly notes: readonly string[]
}

export type ReadStatus = ImportedStatus | { readonly problem: string }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The part of a gateway’s answer that has the switches: the answer whole, its value, or what the export writes. */
function infoOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isRecord(value)) return undefined
  if ('whitelabel' in value || 'whitelabelVal' in value) return value
  return infoOf(value['info'] ?? value['value'])
}

/** Reads an export, or a gateway’s answer to the call of the status. What it cannot use is told, and the rest is taken. */
export function readStatus(text: string): ReadStatus {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { problem: `This is no JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
  const info = infoOf(value)
  if (!info)
    return { problem: 'This has no “whitelabel” and no “whitelabelVal”, so it is no status of a gateway.' }
  const notes: string[] = []
  const { whitelabel = {}, whitelabelVal = {} } = info
  if (!isRecord(whitelabel)) return { problem: '“whitelabel” must have an entry for each switch.' }
  if (!isRecord(whitelabelVal)) return { problem: '“whitelabelVal” must have an entry for each plugin.' }
  const switches = Object.entries(whitelabel).flatMap(([name, on]): [string, boolean][] => {
    if (typeof on === 'boolean') return [[name, on]]
    notes.push(`The switch ${name} is neither true nor false.`)
    return []
  })
  const { disabled, ...others } = whitelabelVal
  const settings = Object.entries(others).flatMap(([plugin, fields]) => {
    if (isRecord(fields)) return [[plugin, fields] as const]
    notes.push(`${plugin} is no plugin’s settings.`)
    return []
  })
  const isList = Array.isArray(disabled) && disabled.every((id) => typeof id === 'string')
  if (disabled !== undefined && !isList) notes.push('“disabled” is no list of plugins.')
  return {
    switches: Object.fromEntries(switches),
    settings: Object.fromEntries(settings),
    ...(isList && { disabled: disabled as readonly string[] }),
    notes,
  }
}

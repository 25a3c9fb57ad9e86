import type { PluginError } from '@foyer/sdk'
import type { PluginRecord } from '../core/graph-nodes.ts'
import { hostError } from '../errors/host-error.ts'
import { entriesOf, type ManifestEntry } from '../extension-points/manifest-entry.ts'
import { isComponent } from './is-component.ts'

/** The export that an entry names: a slot's component, or that of a value such as a route. */
export function exportNamedBy({
  component,
  value,
}: Pick<ManifestEntry, 'component' | 'value'>): string | undefined {
  if (component !== undefined) return component
  const named =
    typeof value === 'object' && value !== null && 'component' in value ? value.component : undefined
  return typeof named === 'string' ? named : undefined
}

/**
 * `PL-MODULE` for an export that is named as a component and is none: in place of React's own error, which
 * does not say what is missing.
 */
export function checkExport(
  plugin: string,
  module: Readonly<Record<string, unknown>>,
  name: string | undefined,
): PluginError | undefined {
  if (name === undefined) return undefined
  const found = readExport(module, name)
  if (isComponent(found)) return undefined
  return hostError('PL-MODULE', plugin, 'load', { loaded: typeof found, export: name })
}

function readExport(module: Readonly<Record<string, unknown>>, name: string): unknown {
  try {
    return module[name]
  } catch {
    return undefined // a getter that throws
  }
}

/** The first error of the components that a manifest names. */
export function checkModule(
  { id, manifest }: Pick<PluginRecord, 'id' | 'manifest'>,
  module: Readonly<Record<string, unknown>>,
): PluginError | undefined {
  for (const entry of entriesOf(manifest)) {
    const error = entry.at && checkExport(id, module, exportNamedBy(entry))
    if (error) return error
  }
  return undefined
}

import {
  all,
  type AnyManifest,
  type Contribution,
  isRecord,
  type OriginKind,
  type OriginSource,
  type Plugin,
  switchOn,
} from '@foyer/sdk'
import type { HostedPlugin } from '../host/core/hosted-plugin.ts'
import { checkManifest } from '../host/checks/check-manifest.ts'
import { guardStores } from '../host/checks/guarded-stores.ts'
import { hostError } from '../host/errors/host-error.ts'
import type { ForeignPlugin } from '../profile/foreign-plugin.ts'
import { sourceOrigin } from '../urls/source-origin.ts'

const WILDCARD = 'https://*.'

type RawSettings = Readonly<Record<string, unknown>>

/**
 * Checks the plugin that a foreign file exports and returns it for the host: gated by the entry's switch, and
 * with code that counts as fetched, so that its settings are validated before it starts.
 *
 * @param settings the merchant's settings of the plugin, which may name origins
 * @param report called with what the stores throw that the manifest contributes
 * @throws PluginError `PL-EXPORT`, `PL-MANIFEST`, `PL-SDK`, `PL-IDENTITY`, or `PL-ORIGIN` for an origin that
 * the entry does not list
 */
export function validateForeignPlugin(
  entry: ForeignPlugin,
  exported: unknown,
  settings: RawSettings = {},
  report: (error: unknown) => void = () => {},
): HostedPlugin {
  if (!isPlugin(exported)) throw hostError('PL-EXPORT', entry.id, 'register', { exported: typeof exported })
  const { manifest } = exported
  const problem = checkManifest(exported)
  if (problem) throw problem
  if (manifest.id !== entry.id) throw hostError('PL-IDENTITY', entry.id, 'register', { found: manifest.id })
  const origin = undeclaredOrigin(entry, manifest, settings)
  if (origin !== undefined) throw hostError('PL-ORIGIN', entry.id, 'register', origin)
  const { url, replaces } = entry
  return {
    manifest: behindSwitch(withGuardedStores(manifest, report), entry.switch),
    load: async () => exported.load(),
    source: { url, replaces },
  }
}

function withGuardedStores(manifest: AnyManifest, report: (error: unknown) => void): AnyManifest {
  const { contributes } = manifest as { readonly contributes?: readonly Contribution[] }
  if (!contributes) return manifest
  return {
    ...manifest,
    contributes: contributes.map((one) =>
      'value' in one ? { ...one, value: guardStores(one.value, report) } : one,
    ),
  }
}

const isPlugin = (value: unknown): value is Plugin =>
  isRecord(value) && isRecord(value['manifest']) && typeof value['load'] === 'function'

function behindSwitch(manifest: AnyManifest, name: string | undefined): AnyManifest {
  if (name === undefined) return manifest
  return { ...manifest, when: manifest.when ? all(switchOn(name), manifest.when) : switchOn(name) }
}

/** An origin that the manifest names but the entry does not list. */
function undeclaredOrigin(
  { origins: allowed }: ForeignPlugin,
  { origins = {} }: AnyManifest,
  settings: RawSettings,
) {
  for (const [kind, sources] of Object.entries(origins) as [OriginKind, readonly OriginSource[]][])
    for (const source of sources) {
      const origin = sourceOrigin(source, settings)
      if (origin !== undefined && !allowed[kind]?.some((one) => originMatches(one, origin)))
        return `${kind} ${origin}`
    }
  return undefined
}

/**
 * Whether an allowed origin matches a requested one. A wildcard matches every subdomain, not the domain
 * itself.
 */
export function originMatches(allowed: string, origin: string): boolean {
  if (allowed === origin) return true
  if (!allowed.startsWith(WILDCARD)) return false
  return origin.startsWith('https://') && origin.endsWith(allowed.slice(WILDCARD.length - 1))
}

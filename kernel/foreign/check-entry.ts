import { checkUrl, isRecord, type OriginKind, type PluginError } from '@foyer/sdk'
import { ID } from '../host/checks/manifest-schema.ts'
import { hostError, textOf } from '../host/errors/host-error.ts'
import type { ForeignPlugin } from '../profile/foreign-plugin.ts'

/** The form of a valid hash: browsers ignore any other, and would run any bytes. */
const SHA384 = /^sha384-[A-Za-z0-9+/]{64}$/
/** A wildcard stands below a domain, not below a whole registry such as `com`. */
const HOST = /^https:\/\/(?:\*\.(?=localhost|[a-z0-9-]+\.))?(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d+)?$/
const TEXT_LENGTH = 300

const KINDS: Readonly<Record<OriginKind, true>> = {
  script: true,
  connect: true,
  image: true,
  frame: true,
  style: true,
  font: true,
  camera: true,
}

const FIELDS: Readonly<Record<keyof ForeignPlugin, true>> = {
  id: true,
  url: true,
  integrity: true,
  origins: true,
  switch: true,
  replaces: true,
}

/**
 * Why an entry of the profile's foreign plugins is invalid, if it is: `PL-ENTRY`, `PL-ORIGIN` or
 * `PL-INTEGRITY`. For bake and page; nothing has checked what a profile of plain JavaScript holds.
 */
export function checkEntry(entry: unknown): PluginError | undefined {
  if (!isRecord(entry)) return bad('unknown', '', 'Expected an object')
  const { id, url, integrity, origins, switch: name, replaces } = entry
  const plugin = textOf(id)
  if (typeof id !== 'string' || !ID.test(id)) return bad(plugin, 'id', 'Expected area.name in kebab case')
  const other = Object.keys(entry).find((field) => !Object.hasOwn(FIELDS, field))
  if (other !== undefined) return bad(plugin, other, `Expected ${Object.keys(FIELDS).join(', ')}`)
  const address = checkUrl(url, { kind: 'https' })
  if (!address || address.search || address.hash) return hostError('PL-ORIGIN', plugin, 'load', textOf(url))
  if (typeof integrity !== 'string' || !SHA384.test(integrity))
    return hostError('PL-INTEGRITY', plugin, 'load', textOf(integrity))
  if (name !== undefined && (typeof name !== 'string' || name === ''))
    return bad(plugin, 'switch', 'Expected the name of a switch')
  if (!isListOfTexts(replaces)) return bad(plugin, 'replaces', 'Expected a list of plugins’ ids')
  return checkOrigins(plugin, origins)
}

function checkOrigins(plugin: string, origins: unknown): PluginError | undefined {
  if (!isRecord(origins) || Array.isArray(origins))
    return bad(plugin, 'origins', 'Expected an object; {} where the plugin reaches no other origin')
  for (const [kind, listed] of Object.entries(origins)) {
    if (!Object.hasOwn(KINDS, kind)) return bad(plugin, `origins.${kind}`, 'Expected a kind of origin')
    if (!Array.isArray(listed)) return bad(plugin, `origins.${kind}`, 'Expected a list of origins')
    for (const origin of listed as readonly unknown[]) {
      const text = textOf(origin)
      if (typeof origin !== 'string' || text.length > TEXT_LENGTH || !HOST.test(text))
        return hostError('PL-ORIGIN', plugin, 'load', text.slice(0, TEXT_LENGTH))
    }
  }
  return undefined
}

const isListOfTexts = (list: unknown): boolean =>
  list === undefined || (Array.isArray(list) && list.every((item) => typeof item === 'string' && item !== ''))

const bad = (plugin: string, field: string, problem: string): PluginError =>
  hostError('PL-ENTRY', plugin, 'load', { field, problem })

import type { Facts } from '@foyer/sdk'
import type { PluginRecord } from './record.ts'

/** What has happened since the page began. */
export interface Moments {
  start: boolean
  idle: boolean
  /** A member has been signed in. */
  member: boolean
}
type SettingsFacts = Facts['setting']

/**
 * First pass, providers first: whether something required has failed, and whether a running plugin must start anew.
 * @param settings the merchant's settings, where they have changed
 */
export function survey(record: PluginRecord, settings: SettingsFacts): void {
  let blocked = false
  for (let use = record.uses; use; use = use.next) {
    const provider = use.soft ? undefined : use.service.chosen
    if (provider && (provider.failed || provider.blocked)) blocked = true
  }
  record.blocked = blocked
  if (record.scope) record.restart ||= mustRestart(record, settings)
}

function mustRestart(record: PluginRecord, settings: SettingsFacts): boolean {
  const { id, held, given, manifest, raw } = record
  if (held.some(({ next, restart }) => next !== 'on' || restart)) return true
  for (let use = record.uses; use; use = use.next) {
    if (given[use.name] !== use.service.value) return true
  }
  return Boolean(settings && manifest.settings && JSON.stringify(raw) !== JSON.stringify(settings[id] ?? {}))
}

/** Second pass, users first: what is on and asked for asks for what it uses. */
export function ask(record: PluginRecord, moments: Moments): void {
  const { trigger } = record
  record.asked ||= typeof trigger === 'string' && moments[trigger]
  if (!record.asked) return
  for (let use = record.uses; use; use = use.next) {
    const provider = use.service.chosen
    // an optional one with a trigger of its own comes in its own time
    if (provider && !(use.soft && provider.trigger)) provider.asked = true
  }
}

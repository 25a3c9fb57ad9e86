import type { Facts } from '@foyer/sdk'
import { serverOf } from './hold.ts'
import { type Circumstances, judge } from './judge.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Points } from './points.ts'
import type { PluginRecord } from './record.ts'
import type { Registry } from './registry.ts'

/** What has happened since the page began. */
export interface Moments {
  start: boolean
  idle: boolean
  /** A member has been signed in. */
  member: boolean
}
/** The merchant's settings, where they have changed. */
type SettingsFacts = Facts['setting']

interface PassTools {
  readonly registry: Registry
  readonly points: Points
  readonly lifecycle: Lifecycle
}

/**
 * Finds for every plugin where it should be and takes it there: providers first to judge, users first to ask and to stop,
 * providers first to start. Linear, and nothing recursive.
 */
export function pass(
  { registry, points, lifecycle }: PassTools,
  circumstances: Circumstances,
  moments: Moments,
  settings: SettingsFacts,
): void {
  for (let record = registry.first; record; record = record.after) {
    record.next = judge(record, circumstances)
    if (record.uses || record.scope || record.failed) survey(record, settings)
    for (let own = record.provides; own; own = own.next) {
      if (own.service.rivals) own.service.choose()
    }
  }
  for (let record = registry.last; record; record = record.before) {
    const gate = (record.gate = record.next)
    if (gate === 'on') ask(record, moments)
    else record.failed = false
    if (record.placed && record.stands !== gate) points.unplace(record)
    if (gate !== 'on' || record.restart) lifecycle.stop(record)
    else if (record.state !== 'registered' && record.state !== 'waiting' && !record.scope)
      lifecycle.rest(record)
  }
  for (let record = registry.first; record; record = record.after) {
    if (record.stands !== record.gate) points.place(record, record.gate)
    record.tell?.(record.status)
    if (record.gate === 'on') lifecycle.advance(record)
  }
}

/** Whether something required has failed, and whether a running plugin must start anew. */
export function survey(record: PluginRecord, settings: SettingsFacts): void {
  let blocked = false
  for (let { uses } = record; uses; uses = uses.next) {
    const provider = uses.soft ? undefined : uses.service.chosen
    if (provider && (provider.failed || provider.blocked)) blocked = true
  }
  record.blocked = blocked
  if (record.scope) record.restart ||= mustRestart(record, settings)
  // what it failed with may be mended
  else if (record.failed && hasNewSettings(record, settings)) record.failed = false
}

/** Whether the merchant's settings are others than the last activation was made with, if there was one. */
export const hasNewSettings = ({ id, raw }: PluginRecord, settings: SettingsFacts): boolean =>
  Boolean(raw && settings && JSON.stringify(raw) !== JSON.stringify(settings[id] ?? {}))

function mustRestart(record: PluginRecord, settings: SettingsFacts): boolean {
  for (let use = record.uses; use; use = use.next) {
    const { held, given, service } = use
    // what it holds goes, or a better one came, or one of the kernel's after all
    if (held !== serverOf(service) || (service.kernel && given !== service.value)) return true
  }
  return hasNewSettings(record, settings)
}

/** What is on and asked for asks for what it uses. */
export function ask(record: PluginRecord, moments: Moments): void {
  const { trigger } = record
  record.asked ||= typeof trigger === 'string' && moments[trigger]
  if (!record.asked) return
  for (let { uses } = record; uses; uses = uses.next) {
    const provider = uses.service.chosen
    // an optional one with a trigger of its own comes in its own time
    if (provider && !(uses.soft && provider.trigger)) provider.asked = true
  }
}

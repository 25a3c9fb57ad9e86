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

interface Scene extends Circumstances {
  readonly registry: Registry
  readonly points: Points
  readonly lifecycle: Lifecycle
  readonly moments: Readonly<Moments>
}

/**
 * Finds for every plugin where it should be and takes it there: providers first to judge, users first to ask and to stop,
 * providers first to start. Linear, and nothing recursive.
 */
export function pass(scene: Scene, settings: SettingsFacts): void {
  const { registry, points, lifecycle, moments } = scene
  for (let record = registry.first; record; record = record.after) {
    record.next = judge(record, scene)
    survey(record, settings)
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
    if (record.stands !== record.gate) points.place(record)
    if (record.gate === 'on') lifecycle.advance(record)
  }
}

/** Whether something required has failed, whether a running plugin must start anew, and who serves of several. */
export function survey(record: PluginRecord, settings: SettingsFacts): void {
  record.blocked = false
  for (let { uses } = record; uses; uses = uses.next) {
    const provider = uses.soft ? undefined : uses.service.chosen?.owner
    if (provider && (provider.failed || provider.blocked)) record.blocked = true
    // what it holds goes, or a better one came
    if (record.scope && uses.held !== serverOf(uses.service)) record.restart = true
  }
  if (settings && hasNewSettings(record, settings)) {
    if (record.scope) record.restart = true
    else record.failed = false // what it failed with may be mended
  }
  for (let own = record.provides; own; own = own.next) {
    if (own.service.top?.below) own.service.choose()
  }
}

/** Whether the merchant's settings are others than the latest activation was made with, if there was one. */
export const hasNewSettings = ({ id, raw }: PluginRecord, settings: SettingsFacts): boolean =>
  Boolean(raw && settings && JSON.stringify(raw) !== JSON.stringify(settings[id] ?? {}))

/** What is on and asked for asks for what it uses. */
export function ask(record: PluginRecord, moments: Readonly<Moments>): void {
  const { trigger } = record
  if (typeof trigger === 'string' && moments[trigger]) record.asked = true
  if (!record.asked) return
  for (let { uses } = record; uses; uses = uses.next) {
    const provider = uses.service.chosen?.owner
    // an optional one with a trigger of its own comes in its own time
    if (provider && !(uses.soft && provider.trigger)) provider.asked = true
  }
}

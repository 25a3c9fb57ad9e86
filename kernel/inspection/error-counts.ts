import type { LogEntry } from '../logger/logger-service.ts'
import type { ErrorCount } from './channel.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The logged errors of plugins, by plugin: one for each code and phase, the latest first. */
export function errorCounts(entries: readonly LogEntry[]): ReadonlyMap<string, readonly ErrorCount[]> {
  const counts = new Map<string, Map<string, ErrorCount>>()
  for (const { level, at, message } of entries) {
    if (level !== 'error' || typeof message !== 'object' || message === null) continue
    const { code, plugin, phase, message: text } = message as Readonly<Record<string, unknown>>
    if (typeof code !== 'string' || typeof plugin !== 'string') continue
    const ofPlugin = counts.get(plugin) ?? new Map<string, ErrorCount>()
    counts.set(plugin, ofPlugin)
    const key = `${code} ${textOf(phase)}`
    const times = (ofPlugin.get(key)?.times ?? 0) + 1
    ofPlugin.set(key, { code, phase: textOf(phase), times, message: textOf(text), at })
  }
  return new Map(
    [...counts].map(([plugin, ofPlugin]) => [plugin, [...ofPlugin.values()].sort((a, b) => b.at - a.at)]),
  )
}

import { CodedError } from '@foyer/sdk'
import type { PluginStatus } from '@foyer/sdk/internal'
import type { FakeLogger } from '@foyer/sdk/testing'
import type { PluginHost } from '../../sdk/src/testing/plugin-host.ts'

/** What a reader of a fault story learns. */
export interface FaultReport {
  readonly state: PluginStatus
  /** Errors and warnings, with their codes. */
  readonly logged: readonly string[]
  /** Calls of the gateway, and what became of them. */
  readonly calls: readonly string[]
  /** Addresses of scripts that were asked for, without their queries. */
  readonly scripts: readonly string[]
}
export const NO_REPORT: FaultReport = { state: 'pending', logged: [], calls: [], scripts: [] }

/** The state of a plugin now, and what its page has logged. */
export function reportOf(
  { host, errors }: Pick<PluginHost, 'host' | 'errors'>,
  { entries }: Pick<FakeLogger, 'entries'>,
  id: string,
  { calls, scripts }: Pick<FaultReport, 'calls' | 'scripts'>,
): FaultReport {
  const byHost = new Set<unknown>(errors.flatMap((error) => [error, error.cause]))
  const own = entries
    .filter(({ level, subject }) => level !== 'debug' && !byHost.has(subject))
    .map(({ subject, details }) => `${id}: ${[subject, ...details].map(textOf).join(': ')}`)
  const all = [...errors.map(({ message }) => message), ...own]
  return { state: host.status(id).get(), logged: [...new Set(all)], calls: [...calls], scripts: [...scripts] }
}

/** With the code first, where it has one. */
function textOf(subject: unknown): string {
  if (subject instanceof CodedError) return subject.message
  if (!(subject instanceof Error)) return String(subject)
  const { cause } = subject
  return cause === undefined ? String(subject) : `${String(subject)} (${textOf(cause)})`
}

import {
  FakeHttp,
  type FakeLogger,
  FakeNavigation,
  FakeOverlays,
  FakeSession,
  type FakeStorage,
} from '@foyer/sdk/testing'

/** One thing that the plugin did to a fake. */
export interface FakeUse {
  readonly kind: string
  readonly what: string
}

/** What a running plugin could have used. */
export interface UsedFakes {
  /** All fakes by token. */
  readonly services: Readonly<Record<string, unknown>>
  readonly storage: FakeStorage
  readonly logger: FakeLogger
  /** Addresses of scripts, in order. */
  readonly scripts: readonly string[]
  /** Events that it has emitted. */
  readonly events: readonly { readonly id: string; readonly payload: unknown }[]
}

const LONGEST = 200

/** What the plugin did to its fakes, kind by kind, each in order. */
export function usesOf({ services, storage, logger, scripts, events }: UsedFakes): readonly FakeUse[] {
  const fakes = Object.values(services)
  return [
    ...fakes.flatMap((fake) => (fake instanceof FakeHttp ? httpUses(fake) : [])),
    ...events.map(({ id, payload }) => ({ kind: 'Event', what: words(id, payload) })),
    ...scripts.map((url) => ({ kind: 'Script', what: url })),
    ...fakes.flatMap((fake) => (fake instanceof FakeOverlays ? overlayUses(fake) : [])),
    ...fakes.flatMap((fake) => (fake instanceof FakeNavigation ? navigationUses(fake) : [])),
    ...fakes.flatMap((fake) => (fake instanceof FakeSession ? sessionUses(fake) : [])),
    ...[...storage.stored].map(([name, text]) => ({ kind: 'Storage', what: words(name, text) })),
    ...logger.entries.map(({ level, subject, details }) => ({
      kind: `Log, ${level}`,
      what: words(String(subject), ...details),
    })),
  ]
}

const httpUses = ({ calls, pending }: FakeHttp): readonly FakeUse[] =>
  calls.map((call) => ({
    kind: pending.has(call) ? 'HTTP, no answer yet' : 'HTTP',
    what: words(call.endpoint, Object.keys(call.query).length > 0 ? call.query : undefined, call.body),
  }))

const overlayUses = ({ toasts, alerts, confirms, choices, opened }: FakeOverlays): readonly FakeUse[] => [
  ...toasts.map(({ text }) => ({ kind: 'Toast', what: text })),
  ...alerts.map((alert) => ({ kind: 'Alert', what: words(alert) })),
  ...confirms.map((confirm) => ({ kind: 'Question', what: words(confirm) })),
  ...choices.map((choice) => ({ kind: 'Action sheet', what: words(choice) })),
  ...opened.map(({ component, options, open }) => ({
    kind: open ? 'Overlay, open' : 'Overlay, closed',
    what: words(component.name, options),
  })),
]

const navigationUses = ({ went, left, opened, logins, backs }: FakeNavigation): readonly FakeUse[] => [
  ...went.map(({ to }) => ({ kind: 'Goes to', what: to })),
  ...logins.map((returnTo) => ({ kind: 'Goes to sign in', what: `and back to ${returnTo}` })),
  ...left.map((url) => ({ kind: 'Leaves for', what: url })),
  ...opened.map((url) => ({ kind: 'New window', what: url })),
  ...(backs > 0 ? [{ kind: 'Goes back', what: `${backs} ×` }] : []),
]

const sessionUses = ({ started, ended }: FakeSession): readonly FakeUse[] => [
  ...started.map(({ userName }) => ({ kind: 'Session', what: `started for ${userName}` })),
  ...ended.map((reason) => ({ kind: 'Session', what: words('ended', reason) })),
]

/** The parts in one line, shortened. */
function words(...parts: readonly unknown[]): string {
  const text = parts.flatMap((part) => (part === undefined ? [] : oneLine(part))).join(' ')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function oneLine(part: unknown): string {
  if (typeof part === 'string') return part
  if (part instanceof Error) return String(part)
  try {
    return JSON.stringify(part) ?? String(part)
  } catch {
    return String(part)
  }
}

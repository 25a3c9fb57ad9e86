/** Failures that can be injected into a plugin (KN-06), by the dev server and the build for tests only. */
export const FAILURES = [
  'import-rejects',
  'import-hangs',
  'activate-throws',
  'activate-rejects',
  'activate-hangs',
  /** whenever a component of it is rendered */
  'render-throws',
  /** after the player's first tap or click */
  'render-throws-later',
  /** each of its event handlers, and one that every click calls */
  'handler-throws',
  'timer-throws',
  'dispose-throws',
  'dispose-hangs',
] as const
export type Failure = (typeof FAILURES)[number]

/** Everything that can be injected into a plugin. */
export const BREAKS = [
  ...FAILURES,
  /** every start leaves a node, a listener and some memory behind, without a recorded effect */
  'leaks',
  /** no failure; but the tests' handle can stop and start it, regardless of its gate */
  'none',
] as const
export type Break = (typeof BREAKS)[number]

export const isBreak = (value: unknown): value is Break => (BREAKS as readonly unknown[]).includes(value)

/** Key in session storage; the value is what the state's `break` says. */
export const BREAKS_KEY = 'foyer.break'

const ENTRY = /^([a-z][a-z0-9-]*\.[a-z][a-z0-9-]*):(.+)$/

/** `games.lobby:activate-throws` */
export function readBreak(item: string): readonly [plugin: string, how: Break] | undefined {
  const [, plugin, how] = ENTRY.exec(item) ?? []
  return plugin !== undefined && isBreak(how) ? [plugin, how] : undefined
}

/** The format of `readBreak`, separated by commas. Sorted, so that equal breaks give the same text. */
export const writeBreaks = (breaks: Readonly<Record<string, Break>>): string =>
  Object.entries(breaks)
    .map(([plugin, how]) => `${plugin}:${how}`)
    .sort()
    .join()

import { defineEntries } from '../define-scenario.ts'
import { type Break, BREAKS_KEY, readBreak, writeBreaks } from './breaks.ts'

/** Failures injected into plugins, by id: `games.lobby:activate-throws`. */
export const BREAK = defineEntries<Break>({
  name: 'break',
  readEntry: readBreak,
  writeEntry: (plugin, how) => `${plugin}:${how}`,
  seed: (breaks): { session?: Record<string, string> } =>
    Object.keys(breaks).length > 0 ? { session: { [BREAKS_KEY]: writeBreaks(breaks) } } : {},
})

import type { CipherSuite } from './cipher-suite.ts'

/** Every suite by id. Each is a chunk of its own, fetched when a call first needs it. */
const SUITES = {
  legacy: async (): Promise<CipherSuite> => (await import('./legacy/legacy.ts')).legacy,
  modern: async (): Promise<CipherSuite> => (await import('./modern/modern.ts')).modern,
}
export type SuiteId = keyof typeof SUITES

export const loadSuite = (id: SuiteId): Promise<CipherSuite> => SUITES[id]()

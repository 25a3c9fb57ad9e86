import { defineChoice } from '../define-scenario.ts'

/** `next`: the server has a newer build than the page. */
export const BUILD = defineChoice({
  name: 'build',
  group: 'site',
  label: 'Build on the server',
  otherwise: 'The page’s own',
  choices: { next: 'A newer one' },
  // As from an earlier visit, since the first visit only stores the build.
  seed: (build): { local?: Record<string, string> } => (build ? { local: { 'foyer.build': 'earlier' } } : {}),
})

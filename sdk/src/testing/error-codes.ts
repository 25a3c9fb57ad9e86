import type { ErrorTable } from '../errors.ts'

/** Errors that the test kernel finds in a plugin or its test. */
export const ERROR_CODES = {
  'TE-GATE': {
    what: 'The gate of the plugin is off with the facts of the test.',
    phases: ['test'],
    remedy: 'Give the facts that its gate needs, or none.',
  },
  'TE-SERVICE': {
    what: 'The plugin requires a service that the test does not give.',
    phases: ['test'],
    remedy: 'Give a fake: `services: { … }`.',
  },
  'TE-SETTINGS': {
    what: 'The test’s settings do not fit the plugin’s schema.',
    phases: ['test'],
    remedy: 'Correct the settings, or the schema.',
  },
  'TE-CONFORMANCE': {
    what: 'The plugin breaks a rule of its kind, or of every plugin.',
    phases: ['test'],
    remedy: 'The message names the rule, and each thing that is wrong.',
  },
} as const satisfies ErrorTable

import type { ErrorTable } from '../errors.ts'

/** What the test kernel says of a plugin or its test. */
export const ERROR_CODES = {
  'TE-PROVIDES': {
    what: '`activate` did not return a service that the manifest provides.',
    phases: ['test'],
    remedy: 'Return an object with every name under `provides`.',
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

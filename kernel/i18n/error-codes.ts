import type { ErrorTable } from '@foyer/sdk'

/** Errors of texts. */
export const ERROR_CODES = {
  'IN-TEXTS': {
    what: 'The texts of a plugin could not be loaded. Where it has none in any language, it does not start; they are fetched again when the network is back.',
    phases: ['load'],
    remedy: 'Check that the assets of this build are still deployed, and check the plugin’s `texts`.',
  },
  'IN-LANGUAGE': {
    what: 'The texts of a language could not all be loaded, so the language was not changed.',
    phases: ['call'],
    remedy: 'Try again when the network is back; if it is there, check that the build’s texts are deployed.',
  },
  'IN-ENGLISH': {
    what: 'A foreign plugin lacks texts in the player’s language; it shows the English ones. Reported once for each language.',
    phases: ['load'],
    remedy: 'Add the keys that the warning lists to the plugin’s `locales/<CODE>.json`, and build it.',
  },
} as const satisfies ErrorTable

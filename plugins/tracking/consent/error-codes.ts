import type { ErrorTable } from '@foyer/sdk'

/** Problems of the plugin that asks the player for consent. */
export const ERROR_CODES = {
  'CN-VERSION': {
    what: 'The merchant asks for consent, and the setting `policyVersion` is no usable text: nobody is asked, and nothing is granted.',
    phases: ['activate'],
    remedy: 'Write the version of the privacy policy as text, at most 40 characters: `2026-11`.',
  },
  'CN-POLICY': {
    what: 'The address of the privacy policy is refused: the banner asks without a link to it.',
    phases: ['activate'],
    remedy: 'Give an https address, or a path of the site, in `policy` or in the profile’s `legal.privacy`.',
  },
} as const satisfies ErrorTable

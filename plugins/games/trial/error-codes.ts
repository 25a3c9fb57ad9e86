import type { ErrorTable } from '@foyer/sdk'

/** Why a trial game is not shown, where its call did not fail. */
export const ERROR_CODES = {
  'TG-ADDRESS': {
    what: 'The gateway gave an address for a trial game that is not https. The player is told that the game cannot be opened.',
    phases: ['call'],
    remedy: 'Correct the game’s address at the gateway or the vendor.',
  },
  'TG-FRAME': {
    what: 'The page of a trial game did not load within ten seconds. The player is offered a window of its own.',
    phases: ['call'],
    remedy: 'Where the vendor forbids frames, name it in the setting windowVendors.',
  },
} as const satisfies ErrorTable

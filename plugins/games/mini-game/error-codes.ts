import type { ErrorTable } from '@foyer/sdk'

/** Errors of the mini-game: its button is not shown, or its panel says that it cannot be played. */
export const ERROR_CODES = {
  'MN-BOTH': {
    what: 'LOTTMINIGAME3 and SEALOTTMINIGAME3 are both on; only the game of SEALOTTMINIGAME3 is shown.',
    phases: ['activate'],
    remedy: 'Turn one of the two switches off at the gateway.',
  },
  'MN-LOAD': {
    what: 'The mini-game’s script could not be fetched in time. The button is not shown; it is tried again later.',
    phases: ['call'],
    remedy: 'See the cause, and what the gateway answers at /mini-game.',
  },
  'MN-CONTRACT': {
    what: 'The mini-game’s script ran, and left no object with a function `mount` in `window.MCMiniGame`. It is tried again later.',
    phases: ['call'],
    remedy: 'See the browser’s console for an error of the script; serve one that keeps the contract.',
  },
  'MN-MOUNT': {
    what: 'The mini-game threw while it was opened, or returned no function that ends it. The player may try again.',
    phases: ['render'],
    remedy: 'Mend the script: `mount` draws the game and returns a function that removes it.',
  },
  'MN-UNMOUNT': {
    what: 'The mini-game threw while it was closed. Its element is removed all the same.',
    phases: ['render'],
    remedy: 'Mend the script: the function that `mount` returned must not throw.',
  },
} as const satisfies ErrorTable

import type { ErrorTable } from '@foyer/sdk'

/** What keeps a page from starting. */
export const ERROR_CODES = {
  'BO-PAGE': {
    what: 'The page carries no baked data.',
    phases: ['boot'],
    remedy: 'Serve the pages of the bake (`npm run bake`), and nothing in between that rewrites them.',
  },
} as const satisfies ErrorTable

import type { ErrorTable } from '@foyer/sdk'

/** What keeps a page from starting, or from going on with what was rendered. */
export const ERROR_CODES = {
  'BO-PAGE': {
    what: 'The page carries no baked data.',
    phases: ['boot'],
    remedy: 'Serve the pages of the bake (`npm run bake`), and nothing in between that rewrites them.',
  },
  'BO-HYDRATE': {
    what: 'The page was not as its plugins render it, and was rendered anew.',
    phases: ['boot'],
    remedy: 'Where no plugin failed before: render the same on the server and in the browser.',
  },
} as const satisfies ErrorTable

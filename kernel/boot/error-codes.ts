import type { ErrorTable } from '@foyer/sdk'

/** Errors that keep a page from starting, or from hydrating the rendered page. */
export const ERROR_CODES = {
  'BO-PAGE': {
    what: 'The page carries no baked data.',
    phases: ['boot'],
    remedy: 'Serve the pages of the bake (`npm run bake`), and let no proxy rewrite them.',
  },
  'BO-HYDRATE': {
    what: 'The page’s HTML differed from what its plugins render, so the page was rendered again.',
    phases: ['boot'],
    remedy: 'If no plugin failed before: render the same on the server and in the browser.',
  },
  'BO-ROOT': {
    what: 'An error that no boundary caught reached the root of the page, which then says that it cannot be shown.',
    phases: ['render'],
    remedy: 'Find in the cause which part threw, and put a boundary around it.',
  },
} as const satisfies ErrorTable

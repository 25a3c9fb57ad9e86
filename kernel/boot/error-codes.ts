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
    what: 'An error that no boundary caught reached the root of the page, which is mounted anew.',
    phases: ['render'],
    remedy: 'Find in the cause which part threw, and put a boundary around it.',
  },
  'BO-EMPTY': {
    what: 'The root of the page was empty or gone, and the site was mounted anew in place.',
    phases: ['render'],
    remedy: 'See whether BO-ROOT comes before it; if not, find the script that removes nodes of the site.',
  },
} as const satisfies ErrorTable

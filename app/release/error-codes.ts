import type { ErrorTable } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'RE-UNKNOWN': { readonly release: string; readonly known: readonly string[] }
    'RE-LOCKED': { readonly file: string; readonly pid: number }
    'RE-BUILD': { readonly folder: string }
  }
}

/** Errors of releases: `npm run bake`, `npm run release`. */
export const ERROR_CODES = {
  'RE-BUILD': {
    what: 'There is no complete build to make a release of.',
    phases: ['build'],
    remedy: 'Run `npm run build` first.',
  },
  'RE-LOCKED': {
    what: 'Another bake is making a release in this folder.',
    phases: ['build'],
    remedy: 'Wait until it has ended. Where it runs on another machine, which was stopped, remove the file.',
  },
  'RE-UNKNOWN': {
    what: 'There is no complete release of this name.',
    phases: ['build'],
    remedy: 'Use one that `npm run release -- list` prints.',
  },
  'RE-BACK': {
    what: 'There is no release before the one in use.',
    phases: ['build'],
    remedy: 'Use one that `npm run release -- list` prints.',
  },
} as const satisfies ErrorTable

import type { ErrorTable } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'RE-NAME': { readonly release: string }
    'RE-USED': { readonly release: string }
    'RE-UNKNOWN': { readonly release: string; readonly known: readonly string[] }
    'RE-SHARDS': { readonly release: string; readonly missing: readonly string[] }
    'RE-MIXED': { readonly release: string; readonly differs: 'build' | 'fleet' }
    'RE-HOST': { readonly host: string; readonly merchants: readonly string[] }
    'RE-BUILD': { readonly folder: string }
  }
}

/** Errors of releases: `npm run bake`, `npm run release`. */
export const ERROR_CODES = {
  'RE-NAME': {
    what: 'A release’s name is not one that servers and shells take.',
    phases: ['build'],
    remedy: 'Use up to 64 letters, digits, dots, hyphens and underscores; begin with a letter or digit.',
  },
  'RE-USED': {
    what: 'A complete release has this name. It never changes: its pages may be in use.',
    phases: ['build'],
    remedy: 'Bake under a new name.',
  },
  'RE-BUILD': {
    what: 'There is no complete build to make a release of.',
    phases: ['build'],
    remedy: 'Run `npm run build` first.',
  },
  'RE-UNKNOWN': {
    what: 'There is no complete release of this name.',
    phases: ['build'],
    remedy: 'Use one that `npm run release -- list` prints.',
  },
  'RE-SHARDS': {
    what: 'Parts of the release are missing; the release before it stays in use.',
    phases: ['build'],
    remedy: 'Bake the shards that the message names again, with the same `--release`, then finish it.',
  },
  'RE-MIXED': {
    what: 'Parts of the release come from different builds, or from different sets of merchants.',
    phases: ['build'],
    remedy: 'Bake every shard again from one build and one copy of `merchants/`, under a new name.',
  },
  'RE-HOST': {
    what: 'Two merchants of the release have one host; the release before it stays in use.',
    phases: ['build'],
    remedy: 'Take the host out of one of the two profiles, and bake both.',
  },
  'RE-BACK': {
    what: 'There is no release before the one in use.',
    phases: ['build'],
    remedy: 'Use one that `npm run release -- list` prints.',
  },
} as const satisfies ErrorTable

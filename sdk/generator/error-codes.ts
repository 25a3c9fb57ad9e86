import type { ErrorTable } from '../src/errors.ts'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'GN-TAKEN': { readonly folder: string }
    'GN-NAME': { readonly file: string }
    'GN-WRITE': { readonly folder: string }
  }
}

/** What `plugin:new` says instead of writing anything. */
export const ERROR_CODES = {
  'GN-KIND': {
    what: 'There is no template of this kind.',
    phases: ['build'],
    remedy: 'See the kinds with `npm run plugin:new -- --help`.',
  },
  'GN-NAME': {
    what: 'The area or the name cannot be a plugin’s, or a name made of it would be taken twice.',
    phases: ['build'],
    remedy: 'Use kebab case: `npm run plugin:new -- screen games favourites`.',
  },
  'GN-OPTION': {
    what: 'An option is unknown, or lacks its value.',
    phases: ['build'],
    remedy: 'See the options with `npm run plugin:new -- --help`.',
  },
  'GN-COUNT': {
    what: 'Not exactly a kind, an area and a name were given.',
    phases: ['build'],
    remedy: 'Give the three of them, in this order.',
  },
  'GN-TAKEN': {
    what: 'The plugin’s folder is there already.',
    phases: ['build'],
    remedy: 'Choose another name, or delete the folder yourself.',
  },
  'GN-WRITE': {
    what: 'The folder could not be written; what was begun is taken back.',
    phases: ['build'],
    remedy: 'See the cause: rights, room on the disk.',
  },
} as const satisfies ErrorTable

import type { ErrorTable } from '../src/errors.ts'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'GN-TAKEN': { readonly folder: string }
    'GN-NAME': { readonly file: string }
    'GN-PATH': { readonly path: string; readonly manifest: string }
    'GN-WRITE': { readonly folder: string }
  }
}

/** Errors with which `plugin:new` writes nothing. */
export const ERROR_CODES = {
  'GN-KIND': {
    what: 'There is no template of this kind.',
    phases: ['build'],
    remedy: 'See the kinds with `npm run plugin:new -- --help`.',
  },
  'GN-NAME': {
    what: 'The area or the name is not valid for a plugin, or a name made from it would exist twice.',
    phases: ['build'],
    remedy: 'Use kebab case: `npm run plugin:new -- screen games favourites`.',
  },
  'GN-OPTION': {
    what: 'An option is unknown, or lacks its value.',
    phases: ['build'],
    remedy: 'See the options with `npm run plugin:new -- --help`.',
  },
  'GN-COUNT': {
    what: 'The arguments are not exactly a kind, an area and a name.',
    phases: ['build'],
    remedy: 'Give these three, in this order.',
  },
  'GN-TAKEN': {
    what: 'The plugin’s folder exists already, or a plugin of another area has the name, from which keys, calls and switches are made.',
    phases: ['build'],
    remedy: 'Choose another name, or delete the folder yourself.',
  },
  'GN-PATH': {
    what: 'Another plugin has the path of the screen, `/m/<name>`.',
    phases: ['build'],
    remedy: 'Choose another name.',
  },
  'GN-WRITE': {
    what: 'The folder could not be written; the files written so far were removed.',
    phases: ['build'],
    remedy: 'See the cause: permissions, disk space.',
  },
} as const satisfies ErrorTable

import type { ErrorTable } from '../errors.ts'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'VP-IMPORT': { readonly module: string }
    'VP-TEXTS': { readonly file: string }
    'VP-EXPORT': { readonly file: string }
    'VP-PORT': { readonly port: number }
  }
}

/** Errors that end the build of a foreign plugin. */
export const ERROR_CODES = {
  'VP-IMPORT': {
    what: 'The plugin imports a module that the site has and does not share, or a part of the SDK that is for tests.',
    phases: ['build'],
    remedy: 'Import from react, react-dom, @foyer/sdk or @foyer/sdk/ui; the build bundles everything else.',
  },
  'VP-TEXTS': {
    what: 'A file of texts is missing or is no flat table of texts.',
    phases: ['build'],
    remedy: 'Give `locales/EN.json` and the same keys, each a text, in every other language.',
  },
  'VP-EXPORT': {
    what: 'The entry’s default export is no plugin, or the entry cannot be imported.',
    phases: ['build'],
    remedy:
      'Export `plugin(manifest, load)` by default, from a file that does nothing else when it is imported.',
  },
  'VP-PORT': {
    what: 'The port of the server of `vite build --watch` is taken, so nothing is served.',
    phases: ['build'],
    remedy: 'End the other server, often that of another plugin; or write `foyerPlugin({ port: … })`.',
  },
} as const satisfies ErrorTable

import type { ErrorTable } from './errors.ts'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'VP-IMPORT': { readonly module: string }
    'VP-TEXTS': { readonly file: string }
    'VP-EXPORT': { readonly file: string }
    'VP-PORT': { readonly port: number }
  }
}

/** Errors of forms, hooks, the test kernel and the Vite preset. */
export const ERROR_CODES = {
  // Why a form that needs a captcha has none, and what its block shows if a failure has no code of the vendor's.
  'CP-NONE': {
    what: 'The merchant requires a captcha and no provider is on: the form cannot be sent.',
    phases: ['call'],
    remedy:
      'Set the site’s GEETEST_ID, switch another provider on, or no longer require a captcha in this form.',
  },
  'CP-SCENE': {
    what: 'The captcha provider does not support this form; GeeTest v3 does not support sms.',
    phases: ['call'],
    remedy: 'Use version 4, or no longer require a captcha in this form.',
  },
  'CP-TIMEOUT': {
    what: 'The captcha’s vendor was not ready within 60 seconds. The player sees a link to try again.',
    phases: ['call'],
    remedy: 'Try again; if it lasts, check the vendor’s address, or turn the captcha off for the form.',
  },
  'CP-VENDOR': {
    what: 'The captcha’s vendor or provider threw an error, or gave neither a code, nor a box, nor a proof.',
    phases: ['call'],
    remedy:
      'Check that the script’s address and version fit the captcha’s id, and read the log for the error.',
  },
  // Errors of hooks and components that are used wrongly.
  'UI-ROOT': {
    what: 'A hook or component of the SDK was rendered outside the kernel’s React root.',
    phases: ['render'],
    remedy: 'Render it in a slot or a page; in a test, inside the test kernel.',
  },
  'UI-BOUNDARY': {
    what: 'A hook that needs its plugin was rendered outside a PluginBoundary.',
    phases: ['render'],
    remedy: 'Render the component through a slot, a route, or `PluginComponent`.',
  },
  'UI-STOPPED': {
    what: 'A component asks for services of a plugin that does not run.',
    phases: ['render'],
    remedy: 'Contribute the component, so that it is removed with its plugin, instead of storing it.',
  },
  // Errors that the test kernel finds in a plugin or its test.
  'TE-GATE': {
    what: 'The gate of the plugin is off with the facts of the test.',
    phases: ['test'],
    remedy: 'Give the facts that its gate needs, or none.',
  },
  'TE-SERVICE': {
    what: 'The plugin requires a service that the test does not give.',
    phases: ['test'],
    remedy: 'Give a fake: `services: { … }`.',
  },
  'TE-SETTINGS': {
    what: 'The test’s settings do not fit the plugin’s schema.',
    phases: ['test'],
    remedy: 'Correct the settings, or the schema.',
  },
  'TE-CONFORMANCE': {
    what: 'The plugin breaks a rule of its kind, or of every plugin.',
    phases: ['test'],
    remedy: 'The message names the rule, and each thing that is wrong.',
  },
  // Errors that end the build of a foreign plugin.
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

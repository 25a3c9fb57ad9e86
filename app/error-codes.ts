import type { ErrorTable } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'EP-TWICE': { readonly endpoint: string; readonly owners: readonly string[] }
    'TX-FILE': { readonly file: string }
    'TX-LANGUAGE': { readonly file: string }
    'TX-UNTRANSLATED': { readonly file: string }
    'RE-UNKNOWN': { readonly release: string; readonly known: readonly string[] }
    'RE-LOCKED': { readonly file: string; readonly pid: number }
    'RE-BUILD': { readonly folder: string }
    'SW-FILE': { readonly file: string }
    'SW-PAGE': { readonly page: string }
  }
}

/** Errors of the site’s build, bake and releases, and of its service worker. */
export const ERROR_CODES = {
  // Errors and warnings of a bake.
  'BK-ENTRY': {
    what: 'The client build lacks a file that the page names.',
    phases: ['build'],
    remedy: 'Run a complete `npm run build` first.',
  },
  'BK-DATA': {
    what: 'A plugin’s data for a page could not be fetched: the merchant keeps the pages that it has. A new merchant’s page is made without it, and the browser asks for it.',
    phases: ['build'],
    remedy: 'Check that the gateway answers the bake, and check the plugin’s `bake.ts`.',
  },
  'BK-SITE': {
    what: 'The gateway gave no site status: the merchant keeps the pages that it has. A new merchant’s pages are made as if the site had no customer service.',
    phases: ['build'],
    remedy: 'Check that the gateway answers the call for the site status.',
  },
  'BK-PAGE': {
    what: 'A home page was rendered without its screen.',
    phases: ['build'],
    remedy: 'Correct what the message names.',
  },
  'BK-ONLY': {
    what: '`--only` names a merchant that there is none of.',
    phases: ['build'],
    remedy: 'Use the name of a folder in `merchants/` that has a `profile.ts`.',
  },
  'BK-BOOT': {
    what: 'The boot script of the pages could not be minified.',
    phases: ['build'],
    remedy: 'Correct `app/boot/boot.js` at the place that the message names.',
  },
  'BK-SCRIPT': {
    what: 'A page did not render completely: it contains a script, or a suspended boundary.',
    phases: ['build'],
    remedy: 'Render what the first paint needs without suspending.',
  },
  'BK-PLUGIN': {
    what: 'A manifest of the site’s own plugins is invalid, or a value that it contributes.',
    phases: ['build'],
    remedy: 'Correct the field that the message names.',
  },
  'BK-PROFILES': {
    what: 'A merchant’s folder has errors, so it keeps the pages that it has. Each error stands on a line of its own, with the file and what to write.',
    phases: ['build'],
    remedy: 'Correct what the lines name.',
  },
  'BK-PROFILE': {
    what: 'A merchant’s `profile.ts` could not be read, or exports no profile.',
    phases: ['build'],
    remedy: 'Correct the place that the message names; the profile of another merchant shows the form.',
  },
  'BK-FIELD': {
    what: 'A field of the profile is missing, is not what it must be, or is one that nothing reads.',
    phases: ['build'],
    remedy: 'Write what the message says; `kernel/profile/profile.ts` describes each field.',
  },
  'BK-IDENTITY': {
    what: 'A merchant’s id is not the name of its folder, cannot be an id, or two merchants have one code.',
    phases: ['build'],
    remedy:
      'Give folder and profile one id, of small letters, digits and hyphens, and the code that the gateway knows.',
  },
  'BK-HOST': {
    what: 'An entry of `hosts` is no host name, or is listed twice, by one merchant or by two.',
    phases: ['build'],
    remedy: 'Write host names in lower case, without scheme, port or path; each shows one merchant.',
  },
  'BK-ENDPOINT': {
    what: 'The profile sends a call to an address that is not a path of the site, or with an unknown method.',
    phases: ['build'],
    remedy: 'Write a path from the root, `/wps/…`, in visible ASCII; the message names the endpoint.',
  },
  'BK-LANGUAGE': {
    what: 'A language of the profile is not one of the gateway’s, or its default language is none of its languages.',
    phases: ['build'],
    remedy: 'Write the gateway’s codes, and as the default one of them.',
  },
  'BK-LEGAL': {
    what: 'The profile does not say what the law asks of a merchant, or says it in a wrong form.',
    phases: ['build'],
    remedy: 'Correct the field of `legal` that the message names; `MerchantLegal` describes each.',
  },
  'BK-SWITCH': {
    what: 'A profile has a switch that no plugin uses, or a plugin uses one that no profile has. A warning: the gateway may know it.',
    phases: ['build'],
    remedy: 'Correct the name, or leave it if the gateway has the switch.',
  },
  'BK-DISABLED': {
    what: 'The profile disables a plugin that the site does not have, or one that no site works without.',
    phases: ['build'],
    remedy: 'Write the plugin’s id as its manifest has it, or remove it from `disabled`.',
  },
  'BK-SETTING': {
    what: 'A setting is for a plugin that the site does not have, is none of the plugin’s, or does not fit its schema.',
    phases: ['build'],
    remedy: 'Write what the message says; the plugin’s `settings.ts` describes each.',
  },
  'BK-CONSENT': {
    what: 'The profile asks players for consent, and lacks the version of the privacy policy that they consent to, or disables the plugin that asks.',
    phases: ['build'],
    remedy: "Write `policyVersion` in the settings of `tracking.consent`; else `consent: 'none'`.",
  },
  'BK-METADATA': {
    what: 'A page that the profile describes lacks its title or description in a language that is offered.',
    phases: ['build'],
    remedy: 'Add what the message names; `*` stands for every page without an entry of its own.',
  },
  'BK-BRAND': {
    what: 'A merchant’s `logo.svg` or `icon.svg` is missing, cannot be drawn, or contains a script.',
    phases: ['build'],
    remedy: 'Put a plain SVG of that name into the merchant’s folder.',
  },
  'BK-THEME': {
    what: 'A merchant’s `theme.css` is missing or is no CSS, something in it is never closed, or a variable has no colour.',
    phases: ['build'],
    remedy: 'Correct the line that the message names.',
  },
  'BK-CONTRAST': {
    what: 'A text’s colour is too close to its ground’s, in light or in dark (WCAG AA asks for 4.5).',
    phases: ['build'],
    remedy: 'Make one of the two colours that the message names lighter or darker.',
  },
  'BK-FOREIGN': {
    what: 'The profile lists a foreign plugin that no page could load: an entry is invalid, its id is that of another plugin, or its switch is none of the profile’s.',
    phases: ['build'],
    remedy: 'Correct what the message names; it says which merchant’s entry it is.',
  },
  // Errors that end a build or the check of the texts.
  'EP-TWICE': {
    what: 'Two endpoints have one id.',
    phases: ['build'],
    remedy: 'Give one of them another id: overrides, faults and mocks refer to it.',
  },
  'TX-FILE': {
    what: 'A file of texts is not a flat table of strings.',
    phases: ['build'],
    remedy: 'Write it as `{ "key": "text" }`.',
  },
  'TX-LANGUAGE': {
    what: 'A file of texts is named for no language of the site.',
    phases: ['build'],
    remedy: 'Name it for a language code, such as `PT-BR.json`.',
  },
  'TX-UNTRANSLATED': {
    what: 'A plugin’s `untranslated.json` is not a list of languages of the site.',
    phases: ['build'],
    remedy: 'Write it as `["MY", "KM"]`, or delete it.',
  },
  // Errors of releases: `npm run bake`, `npm run release`.
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
  // Why a service worker does not install. The earlier one, if any, stays active.
  'SW-FILE': {
    what: 'A file of the build could not be cached for offline use.',
    phases: ['boot'],
    remedy: 'Check that all assets of the build are deployed, and that the browser has storage left.',
  },
  'SW-PAGE': {
    what: 'A page could not be cached for offline use: it belongs to another build than the worker, or could not be fetched.',
    phases: ['boot'],
    remedy:
      'Deploy sw.js together with the pages of its build. Behind a network’s login page this is expected.',
  },
} as const satisfies ErrorTable

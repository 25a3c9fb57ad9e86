import type { ErrorTable } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'BK-FOREIGN': { readonly merchant: string; readonly plugin: string; readonly problem: string }
    'BK-LANGUAGE': { readonly merchant: string; readonly language: string }
    'BK-LEGAL': { readonly merchant: string; readonly field: string }
    'BK-ENDPOINT': { readonly merchant: string; readonly endpoint: string; readonly problem: string }
  }
}

/** Errors and warnings of a bake. */
export const ERROR_CODES = {
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
    what: 'A page was not written whole: its data, texts or screen are missing, or the disk has other bytes.',
    phases: ['build'],
    remedy: 'Check that the disk has room; else correct what the message names.',
  },
  'BK-GATEWAY': {
    what: 'The gateway gave ten merchants in a row no status, so the others were not asked for; they keep their pages.',
    phases: ['build'],
    remedy: 'Check that the gateway runs and that `GATEWAY_URL` is its address, and bake again.',
  },
  'BK-SHARD': {
    what: 'The part of the merchants to bake is not named as a part of a release.',
    phases: ['build'],
    remedy: 'Write `--shard 2/8 --release NAME`: the second of eight parts of the release NAME.',
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
  'BK-ENDPOINT': {
    what: 'The profile sends a call to an address that is not a path of the site, or with an unknown method.',
    phases: ['build'],
    remedy: 'Write a path from the root, `/wps/…`, in visible ASCII; the message names the endpoint.',
  },
  'BK-LANGUAGE': {
    what: 'The profile’s default language is not offered: it is none of its languages, or a part of the site has no texts in it.',
    phases: ['build'],
    remedy:
      'Add the texts (`locales/<language>.json` beside each `EN.json`), or choose a default that has them.',
  },
  'BK-TEXTS': {
    what: 'A part of the site has no texts in a language of the profile, so no page offers that language.',
    phases: ['build'],
    remedy:
      'Add `locales/<language>.json` beside the `EN.json` of the parts that the message names, and bake anew.',
  },
  'BK-LEGAL': {
    what: 'The profile does not say what the law asks of a merchant, or says it in a wrong form.',
    phases: ['build'],
    remedy: 'Correct the field of `legal` that the message names; `MerchantLegal` describes each.',
  },
  'BK-FOREIGN': {
    what: 'The profile lists a foreign plugin that no page could load: an entry is invalid, its id is that of another plugin, or its switch is none of the profile’s.',
    phases: ['build'],
    remedy: 'Correct what the message names; it says which merchant’s entry it is.',
  },
} as const satisfies ErrorTable

import type { ErrorTable } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'BK-FOREIGN': { readonly merchant: string; readonly plugin: string; readonly problem: string }
    'BK-ENDPOINT': { readonly merchant: string; readonly endpoint: string; readonly problem: string }
  }
}

/** What ends a bake. */
export const ERROR_CODES = {
  'BK-ENTRY': {
    what: 'The client’s build lacks a file that the page names.',
    phases: ['build'],
    remedy: 'Run `npm run build` first, whole.',
  },
  'BK-DATA': {
    what: 'A plugin’s data for a page could not be had; the page is baked without it.',
    phases: ['build'],
    remedy: 'See whether the gateway answers the bake, and the plugin’s `bake.ts`.',
  },
  'BK-SITE': {
    what: 'The gateway did not say what the site has; the pages are baked as if it had no customer service.',
    phases: ['build'],
    remedy: 'See whether the gateway answers the call for the site status.',
  },
  'BK-SCRIPT': {
    what: 'A page did not render in one piece: it holds a script, or a boundary that waits.',
    phases: ['build'],
    remedy: 'Render what the first paint needs without suspending.',
  },
  'BK-ENDPOINT': {
    what: 'The profile sends a call to what is no path of the site, or by a method that is none.',
    phases: ['build'],
    remedy: 'Write a path from the root, `/wps/…`, in visible ASCII; the message names the endpoint.',
  },
  'BK-FOREIGN': {
    what: 'The profile lists a plugin of another repository that no page could load.',
    phases: ['build'],
    remedy: 'Correct its address, hash or hosts; the message says which.',
  },
} as const satisfies ErrorTable

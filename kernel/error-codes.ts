import type { ErrorTable, StorageArea } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'ST-MEMORY': { readonly area: StorageArea }
    'ST-SHAPE': { readonly area: StorageArea; readonly key: string; readonly why: string }
  }
}

/** Errors of the kernel’s services; those of the plugin host are `host/errors/error-codes.ts`. */
export const ERROR_CODES = {
  // Errors that keep a page from starting, or from hydrating the rendered page.
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
    what: 'An error that no boundary caught reached the root of the page, which then says that it cannot be shown.',
    phases: ['render'],
    remedy: 'Find in the cause which part threw, and put a boundary around it.',
  },
  // Errors of encrypting a call; their text is shown to the player (CA-02).
  'CR-MISSING': {
    what: 'The gateway returned no key, or an unusable one.',
    phases: ['call'],
    remedy: 'See the response to the key request.',
  },
  'CR-FAILED': {
    what: 'The encryption itself failed.',
    phases: ['call'],
    remedy: 'Check that the page is a secure context and that the key has its full length.',
  },
  // Errors of the domain list.
  'DO-ENTRY': {
    what: 'An entry of the domain list is not a host name; it is left out.',
    phases: ['call'],
    remedy: 'Correct the entry in the gateway: a host name alone, without scheme, port and path.',
  },
  'DO-LIST': {
    what: 'The list of domains could not be fetched; the domains of the baked page are used.',
    phases: ['call'],
    remedy: 'Check that the gateway answers /wps/system/domainRoute.',
  },
  // Errors of a call to the gateway, as `HttpError`.
  'HT-OFFLINE': {
    what: 'The device is offline.',
    phases: ['call'],
    remedy: 'Try again when the device is online.',
  },
  'HT-NETWORK': {
    what: 'The gateway could not be reached, although the device is online.',
    phases: ['call'],
    remedy: 'Check that the gateway is running and that the merchant’s domain points to it.',
  },
  'HT-GONE': {
    what: 'The server no longer has the code that makes the call. Nothing was sent; the player is offered the deployed build (UP-CHUNK).',
    phases: ['call'],
    remedy: 'Deploy every file of a build, and keep the files of the last two builds.',
  },
  'HT-TIMEOUT': {
    what: 'The gateway did not answer in time.',
    phases: ['call'],
    remedy: 'Find out why the gateway is slow; a call may set its own `timeoutMs`.',
  },
  'HT-STATUS': {
    what: 'The gateway answered with an error status.',
    phases: ['call'],
    remedy: 'See the status and the error code of the response.',
  },
  'HT-REFUSED': {
    what: 'The gateway refused the call (`success: false`).',
    phases: ['call'],
    remedy: 'See the error code of the response.',
  },
  'HT-SHAPE': {
    what: 'The response does not match the endpoint’s schema.',
    phases: ['call'],
    remedy: 'Correct the endpoint’s `response`, or the gateway.',
  },
  'HT-GUEST': {
    what: 'The endpoint needs a session, and nobody is logged in.',
    phases: ['call'],
    remedy: 'Call the endpoint only while a member is logged in, or navigate to the login first.',
  },
  'HT-ABORTED': {
    what: 'The caller aborted the call.',
    phases: ['call'],
    remedy: 'None: the abort is intended.',
  },
  'HT-URL': {
    what: 'The endpoint’s address is empty, or belongs to another site.',
    phases: ['call'],
    remedy: 'Correct the endpoint’s path, or its override in the merchant’s profile.',
  },
  // Errors of texts.
  'IN-TEXTS': {
    what: 'The texts of a plugin could not be loaded. Where it has none in any language, it does not start; they are fetched again when the network is back.',
    phases: ['load'],
    remedy: 'Check that the assets of this build are still deployed, and check the plugin’s `texts`.',
  },
  'IN-LANGUAGE': {
    what: 'The texts of a language could not all be loaded, so the language was not changed.',
    phases: ['call'],
    remedy: 'Try again when the network is back; if it is there, check that the build’s texts are deployed.',
  },
  'IN-ENGLISH': {
    what: 'A foreign plugin lacks texts in the player’s language; it shows the English ones. Reported once for each language.',
    phases: ['load'],
    remedy: 'Add the keys that the warning lists to the plugin’s `locales/<CODE>.json`, and build it.',
  },
  // Errors of addresses that navigation refuses.
  'NA-FOREIGN': {
    what: 'Code navigated to an address of another site as if it were a page of this one.',
    phases: ['call'],
    remedy: 'Navigate to `/m/…`; use `navigateExternal` to leave the site.',
  },
  'NA-UNSAFE': {
    what: 'Code tried to leave the site for an address that is not https.',
    phases: ['call'],
    remedy: 'Use an https address.',
  },
  'NA-ROUTE': {
    what: 'A plugin contributed a screen that is none: without a path below /m, or without a component’s name. The screen is left out.',
    phases: ['register'],
    remedy: 'Contribute `{ path: "/m/…", access, component: "NameOfTheExport" }` to `routes`.',
  },
  'NA-HISTORY': {
    what: 'The browser refused to change its history. The screen changed all the same, under the old address.',
    phases: ['call'],
    remedy: 'Navigate less often: Safari takes 100 changes within 30 seconds.',
  },
  // Errors of fetching the site's own code.
  'RE-CHUNK': {
    what: 'A request for a part of the site’s code, or its style sheet, got no answer. It is fetched again on its next use, and when the network is back.',
    phases: ['load', 'activate', 'render', 'event', 'timer', 'call'],
    remedy: 'Check whether the network, a proxy or a browser extension blocks the file.',
  },
  'RE-GONE': {
    what: 'The server did not return the requested part of the site’s code. The player is offered the deployed build (UP-CHUNK).',
    phases: ['load', 'activate', 'render', 'event', 'timer', 'call'],
    remedy: 'Deploy every file of a build, and keep the files of the last two builds.',
  },
  // Errors of loading a vendor’s script.
  'SC-URL': {
    what: 'The script’s address is not an https address.',
    phases: ['call'],
    remedy: 'Use the script’s full https address.',
  },
  'SC-BLOCKED': {
    what: 'The script did not load, because of the network, an ad blocker, its integrity or the Content-Security-Policy.',
    phases: ['call'],
    remedy: 'List the origin under `origins.script` of the manifest, and see the browser’s console.',
  },
  'SC-TIMEOUT': {
    what: 'The script did not load in time.',
    phases: ['call'],
    remedy: 'Try again, or set a longer `timeoutMs`.',
  },
  'SC-ABORTED': {
    what: 'The plugin was stopped while its script was loading.',
    phases: ['call'],
    remedy: 'None: the stop is intended.',
  },
  // Errors of a session.
  'SS-SHAPE': {
    what: 'Code tried to start a session without an id, a merchant or a token; nothing has changed.',
    phases: ['call'],
    remedy: 'Correct the argument that the login passes to `session.start`.',
  },
  'SS-FIELD': {
    what: 'The gateway described a member with a malformed field; it counts as absent.',
    phases: ['call'],
    remedy: 'Correct the gateway’s response to the member-info call.',
  },
  // Errors of the gateway’s status.
  'SI-NETWORK': {
    what: 'The gateway could not be reached.',
    phases: ['boot', 'call'],
    remedy: 'Check that the gateway is running and that the merchant’s domain points to it.',
  },
  'SI-TIMEOUT': {
    what: 'The gateway did not return a status in time.',
    phases: ['boot', 'call'],
    remedy: 'Find out why the gateway is slow.',
  },
  'SI-STATUS': {
    what: 'The gateway answered with an error status.',
    phases: ['boot', 'call'],
    remedy: 'See the status of the response.',
  },
  'SI-REFUSED': {
    what: 'The gateway refuses to return a status for this host.',
    phases: ['boot', 'call'],
    remedy: 'See the error code of the response: the domain may not belong to the merchant.',
  },
  'SI-SHAPE': {
    what: 'The response contains no status.',
    phases: ['boot', 'call'],
    remedy: 'Correct the gateway’s response.',
  },
  'SI-FIELD': {
    what: 'A field of the status is malformed; its default is used.',
    phases: ['boot', 'call'],
    remedy: 'In the gateway, correct the field that the warning names.',
  },
  'SI-ANALYTICS': {
    what: 'An id in `info.analytics` of the status is malformed, or is one of a plugin that reaches other hosts and whose setting the profile does not name. The profile’s setting is used.',
    phases: ['boot', 'call'],
    remedy:
      'Correct the id in the gateway. If the profile does not name the setting, add it there, even empty, and bake: the page’s policy then has the plugin’s hosts.',
  },
  'SI-ORIGIN': {
    what: 'A setting in the status leads to a host that the profile does not name, and that the page’s policy would block. The profile’s setting is used.',
    phases: ['boot', 'call'],
    remedy: 'Name the address in the merchant’s profile, and bake.',
  },
  'SI-MERCHANT': {
    what: 'The gateway’s merchant code for this site differs from the profile’s; the gateway’s is used.',
    phases: ['boot'],
    remedy: 'Correct `code` in the merchant’s profile.',
  },
  'SI-METADATA': {
    what: 'The titles in the player’s language could not be fetched; the titles of the page stay.',
    phases: ['call'],
    remedy: 'Check that the bake has written `brand/<merchant>/metadata.<language>.json`.',
  },
  'SI-CHUNK': {
    what: 'The code that requests the status could not be fetched; the next refresh tries again.',
    phases: ['boot'],
    remedy: 'Check that the assets of this build are still deployed.',
  },
  // Errors of the browser’s storage. They are logged, never thrown.
  'ST-MEMORY': {
    what: 'Storage is blocked or full: values are lost when this page is unloaded.',
    phases: ['call'],
    remedy: 'Free the storage, or allow it for this site.',
  },
  'ST-SHAPE': {
    what: 'The value stored under a key cannot be read; it counts as absent and is not removed.',
    phases: ['call'],
    remedy: 'Find out what else writes this key, or migrate the value.',
  },
} as const satisfies ErrorTable

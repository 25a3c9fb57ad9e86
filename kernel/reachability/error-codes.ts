import type { ErrorTable } from '@foyer/sdk'

/** Errors of fetching the site's own code. */
export const ERROR_CODES = {
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
} as const satisfies ErrorTable

import type { ErrorTable } from '@foyer/sdk'

/** What may go wrong on the way of the site's own code. */
export const ERROR_CODES = {
  'RE-CHUNK': {
    what: 'A part of the site’s code, or its style sheet, got no answer. It is asked for again on its next use, and when the network is back.',
    phases: ['load', 'activate', 'render', 'event', 'timer', 'call'],
    remedy: 'See whether the network, or something between it and the page, keeps the file away.',
  },
  'RE-GONE': {
    what: 'The server answered for a part of the site’s code with something else than that file. The player is offered the build that is deployed (UP-CHUNK).',
    phases: ['load', 'activate', 'render', 'event', 'timer', 'call'],
    remedy: 'Deploy every file of a build, and keep those of the last two.',
  },
} as const satisfies ErrorTable

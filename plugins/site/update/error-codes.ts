import type { ErrorTable } from '@foyer/sdk'

/** Errors of builds and updates. */
export const ERROR_CODES = {
  'UP-CHUNK': {
    what: 'A part of the page’s build could not be fetched.',
    phases: ['call'],
    remedy:
      'Offline it comes by itself later. Else see whether the build’s assets are still deployed: the last two builds’ are to be kept (PREVIOUS_BUILD).',
  },
} as const satisfies ErrorTable

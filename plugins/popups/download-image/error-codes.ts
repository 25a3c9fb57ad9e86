import type { ErrorTable } from '@foyer/sdk'

/** Problems of the pictures to save. */
export const ERROR_CODES = {
  'DI-SHAPE': {
    what: 'The list contains an entry that is not a banner; the entry is left out.',
    phases: ['call'],
    remedy: 'Correct the banner in the gateway.',
  },
  'DI-ADDRESS': {
    what: 'The address of a banner’s picture is not an https one, or names no file; the pop-up is not shown.',
    phases: ['call'],
    remedy: 'Correct the banner’s url in the gateway.',
  },
  'DI-LINK': {
    what: 'The link of a banner cannot be used; its picture is shown without the button that copies the link.',
    phases: ['call'],
    remedy: 'Correct the banner’s link in the gateway.',
  },
  'DI-PICTURE': {
    what: 'The picture of a banner does not load; the pop-up is not shown.',
    phases: ['call'],
    remedy: 'Put the picture on the image CDN, or correct the banner’s url in the gateway.',
  },
} as const satisfies ErrorTable

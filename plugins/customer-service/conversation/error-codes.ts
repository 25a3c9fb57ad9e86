import type { ErrorTable } from '@foyer/sdk'

/** Why a conversation does not open, where its provider does not tell, and why messages are not counted. */
export const ERROR_CODES = {
  'CV-THREW': {
    what: 'A chat provider threw an error instead of answering how its conversation opened.',
    phases: ['call'],
    remedy:
      'Mend the provider’s `open`: it returns `failed` with its own code, or rejects with a call’s error.',
  },
  'CV-URL': {
    what: 'A chat provider gave the address of a page that is not https.',
    phases: ['call'],
    remedy: 'Correct the address at the vendor or the gateway.',
  },
  'CV-TIMEOUT': {
    what: 'A chat provider did not answer whether its conversation opened.',
    phases: ['call'],
    remedy: 'Find out what the provider waits for: its vendor, or its call.',
  },
  'CV-FRAME': {
    what: 'The page of a chat did not load in time.',
    phases: ['call'],
    remedy: 'See whether the vendor is reachable from the player’s network, and lets its page be framed.',
  },
  'CV-SILENT': {
    what: 'The page of a chat has loaded and posted no message by which its provider knows that the chat is there; the player is told.',
    phases: ['call'],
    remedy:
      'See whether the page may be framed (X-Frame-Options, frame-ancestors), is an error’s, or no longer posts that message.',
  },
  'CV-UNREAD': {
    what: 'The number of unread messages could not be loaded; it is asked for again, later each time.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
} as const satisfies ErrorTable

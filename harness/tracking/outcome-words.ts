import type { Delivery } from '../../plugins/tracking/contract.ts'

/** Reasons that are no codes, in words. */
const REASONS: Readonly<Record<string, string>> = {
  'no consent': 'the player has not consented to what it is for',
  'not accepted': 'it takes no event of this name',
  'delivered before': 'it has had this event already',
  timeout: 'it did not answer in time',
  waiting: 'its script is loading',
  paused: 'it failed several times in a row, and rests',
}

/** What became of an event at a destination, as a sentence. */
export function outcomeWords({ event, destination, outcome, reason }: Delivery): string {
  const why = reason === undefined ? '' : `: ${REASONS[reason] ?? reason}`
  switch (outcome) {
    case 'sent':
      return `${destination} got ${event}.`
    case 'queued':
      return `${event} waits for ${destination}${why}.`
    case 'retried':
      return `${destination} did not take ${event}, which is sent again${why}.`
    case 'dropped':
      return `${destination} did not get ${event}${why}.`
  }
}

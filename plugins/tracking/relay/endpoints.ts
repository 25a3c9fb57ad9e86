import { defineEndpoint, type Schema } from '@foyer/sdk'

/** Nothing of the answer is used but that it came; HTTP itself sees to `success: false`. */
const anything: Schema<unknown> = {
  '~standard': { version: 1, vendor: 'foyer', validate: (value: unknown) => ({ value }) },
}

/**
 * Takes tracking events as one JSON string (TR-12); an event whose id it knows already it takes and drops. The path is
 * assumed (CA-30), and avoids the words that ad blockers look for.
 */
export const reportEvents = defineEndpoint<{ readonly events: string }>()({
  id: 'tracking.relay',
  method: 'POST',
  path: '/wps/relay/MCSFE_reportEvents',
  auth: 'optional',
  assumed: true,
  response: anything,
})

import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'

/**
 * Accepts tracking events as one JSON string (TR-12), and drops an event whose id it knows. An event has `event`, `event_id`,
 * `occurred_at`, the payload, `consent` (what the player had granted), `ids` (of the ad networks) and `campaign` (EN-13). Path and
 * fields are assumed (CA-30); the path avoids the words that ad blockers look for.
 */
export const reportEvents = defineEndpoint<{ readonly events: string }>()({
  id: 'tracking.relay',
  method: 'POST',
  path: '/wps/relay/MCSFE_reportEvents',
  auth: 'optional',
  assumed: true,
  // Its content is not used; the HTTP service already rejects `success: false`.
  response: v.unknown(),
})

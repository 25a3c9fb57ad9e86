import { defineEndpoint, type Schema } from '@foyer/sdk'
import { TIMEOUT_MS } from './constants.ts'
import type { ReportBatch } from '../contract.ts'

/** The answer is not used. A server that only logs reports answers 204, without a body. */
const anything: Schema<unknown> = {
  '~standard': { version: 1, vendor: 'foyer', validate: (value: unknown) => ({ value }) },
}

/**
 * Takes the reports of one page. The path and the shape are assumed (CA-30); the call is anonymous, so a report cannot be
 * connected with a player.
 */
export const sendReports = defineEndpoint<ReportBatch>()({
  id: 'reports.send',
  method: 'POST',
  path: '/wps/system/reports',
  auth: 'none',
  anonymous: true,
  bare: true,
  assumed: true,
  timeoutMs: TIMEOUT_MS,
  response: anything,
})

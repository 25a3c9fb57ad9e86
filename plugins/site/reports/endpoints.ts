import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'
import { TIMEOUT_MS } from './constants.ts'
import type { ReportBatch } from '../contract.ts'

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
  // It is not used: a server that only logs reports answers 204, without a body.
  response: v.unknown(),
})

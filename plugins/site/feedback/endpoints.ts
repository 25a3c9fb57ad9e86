import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'

/** A member's feedback to the merchant. */
export interface FeedbackBody {
  readonly category: string
  readonly content: string
  readonly contact?: string
}

/** Sends feedback. The specification names the screen only, so path and shape are assumed. Refusals carry the gateway's message. */
export const sendFeedback = defineEndpoint<FeedbackBody>()({
  id: 'feedback.send',
  method: 'POST',
  path: '/wps/relay/MCSFE_submitFeedback',
  auth: 'required',
  assumed: true,
  response: v.unknown(),
})

import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'

interface Registration {
  /** The push service's token of this browser. */
  readonly registrationToken: string
}

/** Binds this browser to the member (CA-27). */
export const bindPush = defineEndpoint<Registration>()({
  id: 'push.bind',
  method: 'POST',
  path: '/wps/relay/CSP_fcmBind',
  auth: 'required',
  response: v.unknown(),
})

/** Subscribes this browser to a topic (CA-27). */
export const subscribePush = defineEndpoint<Registration & { readonly topic: string }>()({
  id: 'push.subscribe',
  method: 'POST',
  path: '/wps/relay/CSP_fcmSubscribe',
  auth: 'required',
  response: v.unknown(),
})

/**
 * Ends all subscriptions of this browser (CA-27). The specification shows its body only: the path is assumed (CA-30). The
 * member may have logged out by then, so it is called without a session, too.
 */
export const unsubscribePush = defineEndpoint<Registration & { readonly unsubscribeAll: true }>()({
  id: 'push.unsubscribe',
  method: 'POST',
  path: '/wps/relay/CSP_fcmUnsubscribe',
  auth: 'optional',
  assumed: true,
  response: v.unknown(),
})

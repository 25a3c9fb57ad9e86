import * as v from 'valibot'
import { REST_DAYS, REST_DAYS_MAX } from './constants.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))

export default v.object({
  /** The Firebase project. With any of these four set, all four are needed (VA-13). */
  projectId: v.optional(text),
  /** Its browser key. */
  apiKey: v.optional(text),
  /** Id of the web app in the project: `1:1234567890:web:0123456789abcdef`. */
  appId: v.optional(text),
  /** Number of the project, which sends the messages: `1234567890`. */
  messagingSenderId: v.optional(text),
  /** Public key of the web push certificate. Without it Firebase's own key is used. */
  vapidKey: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'the public key of the certificate'))),
  /** The player is asked once after a game or a deposit. Else only the settings and the member area offer messages. */
  offer: v.optional(v.boolean(), true),
  /** After 'not now' the player is not asked for so many days. */
  restDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(REST_DAYS_MAX)), REST_DAYS),
  /** Address of the merchant's own push service, which gets each registration (CA-32): https. */
  serviceUrl: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?$/, 'an https address without a query'),
    ),
  ),
  /** Sent to that service as a Bearer token. Every visitor can read it: it must allow no more than to register. */
  serviceToken: v.optional(v.pipe(v.string(), v.regex(/^[\w.~+/-]+=*$/, 'a Bearer token'))),
})

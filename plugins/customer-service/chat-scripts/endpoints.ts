import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'

/** The scripts of customer service (CA-19), unchecked: `readScripts` takes what can be loaded. */
export const getScripts = defineEndpoint()({
  id: 'chat-scripts.list',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  auth: 'optional',
  response: v.pipe(
    v.object({ value: v.object({ scripts: v.optional(v.unknown()) }) }),
    v.transform(({ value }) => value.scripts),
  ),
})

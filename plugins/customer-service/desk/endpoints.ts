import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'

/**
 * What the gateway says of the site beside its status: here its `customerService`, unchecked (EN-21); its `domainList` is
 * not used. The specification does not show the path (CA-30): it is assumed.
 */
export const getSiteInfo = defineEndpoint()({
  id: 'customer-service.site-info',
  method: 'GET',
  path: '/wps/system/siteInfo',
  auth: 'none',
  assumed: true,
  response: v.pipe(
    v.object({ value: v.object({ customerService: v.optional(v.unknown()) }) }),
    v.transform(({ value }) => value.customerService),
  ),
})

import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const link = v.object({ resourceType: text, url: text })

/** Where an app can be downloaded (EN-10): for whom, and the address as the gateway gives it, not yet checked. */
export type DownloadLink = v.InferOutput<typeof link>

/** `GET /wps/relay/WPSCORE_getDownloadSetting?domain=` (CA-20). One entry that cannot be read leaves the others. */
export const downloadSetting = defineEndpoint()({
  id: 'upgrade.download-setting',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getDownloadSetting',
  auth: 'none',
  assumed: true,
  response: v.pipe(
    v.object({ value: v.array(v.unknown()) }),
    v.transform(({ value }) =>
      value.filter((entry) => v.is(link, entry)).map((entry) => v.parse(link, entry)),
    ),
  ),
})

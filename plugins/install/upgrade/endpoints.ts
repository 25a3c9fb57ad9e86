import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const link = v.object({ resourceType: text, url: text })

/** A download of the app (EN-10): its platform, and the gateway's address, not yet checked. */
export type DownloadLink = v.InferOutput<typeof link>

/** `GET /wps/relay/WPSCORE_getDownloadSetting?domain=` (CA-20). An unreadable entry is dropped alone. */
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

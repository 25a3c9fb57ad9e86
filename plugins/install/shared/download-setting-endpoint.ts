import { defineEndpoint, rowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import { SETTINGS_CACHE_MS } from './settings-cache-ms.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const link = v.object({ resourceType: text, url: text })

/** A link of the app (EN-10): what it leads to (`IOS`, `AppDownloadIcon`), and the gateway's address, not yet checked. */
export type DownloadLink = v.InferOutput<typeof link>

/** `GET /wps/relay/WPSCORE_getDownloadSetting?domain=` (CA-20); the answer's shape is assumed. An unreadable entry is dropped alone. */
export const downloadSetting = defineEndpoint()({
  id: 'install.download-setting',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getDownloadSetting',
  auth: 'none',
  cacheMs: SETTINGS_CACHE_MS,
  assumed: true,
  response: v.pipe(
    v.object({ value: v.array(v.unknown()) }),
    v.transform(({ value }) => rowsOf(link, value)),
  ),
})

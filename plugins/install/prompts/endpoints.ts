import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'
import { SETTINGS_CACHE_MS } from '../shared/settings-cache-ms.ts'
import { readInstallSettings } from './read-install-settings.ts'

const answer = v.pipe(
  v.object({ value: v.optional(v.unknown()) }),
  v.transform(({ value }) => readInstallSettings(value)),
)

/**
 * When the site prompts to install (CO-05), by `domain`, the page's host. The specification names the settings only: path
 * and shape are assumed (CA-30).
 */
export const getInstallSettings = defineEndpoint()({
  id: 'install.prompt-settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getInstallPromptSetting',
  auth: 'optional',
  cacheMs: SETTINGS_CACHE_MS,
  assumed: true,
  response: answer,
})

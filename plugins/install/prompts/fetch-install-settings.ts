import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { getInstallSettings } from './endpoints.ts'
import type { InstallSettings } from './install-settings.ts'
import type { manifest } from './manifest.ts'

/** The runs of the plugin that have reported a setting. */
const reported = new WeakSet<object>()

/**
 * The gateway's install settings (CO-05), cached for a while; one that cannot be read is reported once. `undefined`: they
 * could not be fetched, or the signal ended the call. Never rejects.
 */
export async function fetchInstallSettings(
  context: ContextOf<typeof manifest>,
  { http }: Pick<ServicesOf<typeof manifest>, 'http'>,
  signal: AbortSignal,
): Promise<InstallSettings | undefined> {
  try {
    const query = { domain: location.hostname }
    const settings = await http.call(getInstallSettings, { query, signal, alert: false })
    if (settings.refused.length > 0 && !reported.has(context)) {
      reported.add(context)
      context.logger.warn('IP-SETTING: an install setting cannot be read, and is off', settings.refused)
    }
    return settings
  } catch {
    return undefined
  }
}

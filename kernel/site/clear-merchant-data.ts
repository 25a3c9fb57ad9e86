import type { Storage } from '@foyer/sdk'
import { clearResponseCache } from '../http/session-cache.ts'

/** A login that was to be remembered (EN-14). Its shape is its owner's, plugins/account; here it only goes. */
const CREDENTIAL_KEYS = ['remPass', 'sass']

/**
 * Drops what another merchant of this host left with the player: a remembered login, and cached responses (EN-31). Its session
 * goes by itself, as soon as the status names another merchant.
 */
export function clearMerchantData(storage: Storage): void {
  for (const name of CREDENTIAL_KEYS) storage.remove({ area: 'local', name })
  clearResponseCache()
}

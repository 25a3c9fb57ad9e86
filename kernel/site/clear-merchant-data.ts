import type { Storage } from '@foyer/sdk'
import { clearResponseCache } from '../http/session-cache.ts'

/** A remembered login (EN-14). plugins/account owns its shape; this only removes it. */
const CREDENTIAL_KEYS = ['remPass', 'sass']

/**
 * Removes the data of another merchant of this host: a remembered login, and cached responses (EN-31). The
 * session service drops that merchant's session when the status names another one.
 */
export function clearMerchantData(storage: Storage): void {
  for (const name of CREDENTIAL_KEYS) storage.remove({ area: 'local', name })
  clearResponseCache()
}

import type { Storage } from '@foyer/sdk'
import { KEY_DATABASE } from './key-database.ts'
import { REMEMBERED_LOGIN, REMEMBERED_STATE } from './remembered-keys.ts'

/**
 * Forgets the remembered login, in every tab (EN-09): at a log-out, when the password was changed or is wrong (ST-05), or when
 * the player no longer wants it. The record goes at once; its key follows, so that no copy of the record can be read either.
 */
export function forgetLogin({ storage }: { readonly storage: Pick<Storage, 'get' | 'remove'> }): void {
  const stood = storage.get(REMEMBERED_LOGIN) !== undefined
  storage.remove(REMEMBERED_LOGIN)
  storage.remove(REMEMBERED_STATE)
  if (!stood) return
  try {
    indexedDB.deleteDatabase(KEY_DATABASE)
  } catch {
    // No database here: nor was there a key.
  }
}

import type { Storage } from '@foyer/sdk'
import { KEY_DATABASE } from './key-database.ts'

/** A remembered login, and what stands beside it: of that the specification names the key and says no more (EN-14). */
const REMEMBERED_KEYS = ['remPass', 'sass']

/**
 * Forgets the remembered login, in every tab (EN-09): at a log-out, when the password was changed or is wrong (ST-05), or when
 * the player no longer wants it. The record goes at once; its key follows, so that no copy of the record can be read either.
 */
export function clearRememberedLogin({ storage }: { readonly storage: Pick<Storage, 'remove'> }): void {
  for (const name of REMEMBERED_KEYS) storage.remove({ area: 'local', name })
  try {
    indexedDB.deleteDatabase(KEY_DATABASE)
  } catch {
    // No database here: nor was there a key.
  }
}

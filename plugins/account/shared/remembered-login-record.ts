import { defineStorageKey, type Storage } from '@foyer/sdk'

/** A remembered login (EN-09), encrypted; or what another application of the operator stores here (EN-14). */
export const REMEMBERED_LOGIN = defineStorageKey<string>({
  name: 'remPass',
  area: 'local',
  format: 'text',
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
})

/** The IndexedDB database that holds the key of the remembered login, and nothing else. */
export const KEY_DATABASE = 'account.remembered'

/** Keys of the remembered login. For the second the specification gives only the name (EN-14). */
const REMEMBERED_KEYS = ['remPass', 'sass']

/**
 * Removes the remembered login in every tab (EN-09): at a log-out, when the password was changed or is wrong
 * (ST-05), or at the player's wish. Its key goes too, so that no copy of the record can be read.
 */
export function clearRememberedLogin({ storage }: { readonly storage: Pick<Storage, 'remove'> }): void {
  for (const name of REMEMBERED_KEYS) storage.remove({ area: 'local', name })
  try {
    indexedDB.deleteDatabase(KEY_DATABASE)
  } catch {
    // Without a database there was no key either.
  }
}

import { STORED_NAME } from './constants.ts'

/** Removes what the vendor's SDK has stored on the device: it uses no cookies. */
export function removeStored(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(STORED_NAME)) localStorage.removeItem(key)
    globalThis.indexedDB?.deleteDatabase(STORED_NAME)
  } catch {
    // Storage is blocked: the SDK has stored nothing either.
  }
}

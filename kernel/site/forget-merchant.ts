import type { Storage } from '@foyer/sdk'
import { dropKept } from '../http/kept.ts'
import { REMEMBERED_LOGIN, REMEMBERED_STATE } from '../session/remembered-keys.ts'

/**
 * Drops what another merchant of this host left with the player: a remembered login, and kept answers (EN-31). Its session
 * goes by itself, as soon as the status names another merchant.
 */
export function forgetMerchant(storage: Storage): void {
  storage.remove(REMEMBERED_LOGIN)
  storage.remove(REMEMBERED_STATE)
  dropKept()
}

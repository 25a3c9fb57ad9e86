import { isRecord } from '@foyer/sdk'
import type { PushFailure } from '../contract/push.ts'

/** The text of each code of Firebase Cloud Messaging, without its `messaging/` (ER-12). */
const MESSAGING: Readonly<Record<string, PushFailure['key']>> = {
  'permission-default': 'error_permission_default',
  'permission-blocked': 'error_permission_blocked',
  'unsupported-browser': 'error_unsupported_browser',
  'indexed-db-unsupported': 'error_storage',
  'failed-service-worker-registration': 'error_worker',
  'invalid-sw-registration': 'error_worker',
  'token-subscribe-failed': 'error_subscribe_failed',
  'token-subscribe-no-token': 'error_no_token',
  'token-update-failed': 'error_update_failed',
  'token-update-no-token': 'error_no_token',
  'token-unsubscribe-failed': 'error_unsubscribe_failed',
  'invalid-vapid-key': 'error_setup',
  'missing-app-config-values': 'error_setup',
}
/** Names of a browser's own errors, which the SDK passes on as they are. */
const BROWSER: Readonly<Record<string, PushFailure['key']>> = {
  // Code 20: the browser's vendor has refused the subscription, or cannot be reached.
  AbortError: 'error_vendor',
  NotAllowedError: 'error_permission_blocked',
  InvalidAccessError: 'error_setup',
  InvalidStateError: 'error_worker',
  NotSupportedError: 'error_unsupported_browser',
  QuotaExceededError: 'error_storage',
}
const ABORT_CODE = 20

/** The failure of a code that the site itself raises, or Firebase: `permission-blocked`. */
export const messagingFailure = (code: string): PushFailure => ({
  key: MESSAGING[code] ?? 'error_unknown',
  code: `messaging/${code}`,
})

/** The words for something thrown while the browser was registered (ER-12), by code or name; the browser's own errors too. */
export function pushFailure(error: unknown): PushFailure {
  const { code, name } = isRecordLike(error) ? error : {}
  if (typeof code === 'string') {
    const [area, short = ''] = code.split('/')
    if (area === 'messaging') return messagingFailure(short)
    // The service that a browser registers with first: its only failures are the network's and the set-up's.
    if (area === 'installations')
      return { key: short === 'app-offline' ? 'error_network' : 'error_subscribe_failed', code }
    return { key: 'error_unknown', code }
  }
  if (code === ABORT_CODE) return { key: 'error_vendor', code: 'AbortError (20)' }
  if (typeof name === 'string' && Object.hasOwn(BROWSER, name))
    return { key: BROWSER[name] ?? 'error_unknown', code: name }
  // `fetch` rejects so where there is no network, and an import where a file does not come.
  if (error instanceof TypeError) return { key: 'error_network', code: 'network' }
  return { key: 'error_unknown', code: 'unknown' }
}

/** A DOMException is no plain record: its fields are its prototype's. */
const isRecordLike = (error: unknown): error is { readonly code?: unknown; readonly name?: unknown } =>
  isRecord(error) || error instanceof DOMException

import type { Device } from '@foyer/sdk'

/** What of the browser matters for messages by push. */
export interface BrowserParts {
  readonly serviceWorker: boolean
  readonly pushManager: boolean
  readonly notification: boolean
  /** A worker can show notifications. */
  readonly shown: boolean
  readonly indexedDB: boolean
}

/**
 * Whether this device gets messages. `home-screen`: iOS has them only for sites that were opened from the home screen.
 * `native`: the operator's app has messages of its own, so the site offers none.
 */
export type PushSupport = 'supported' | 'unsupported' | 'home-screen' | 'native'

export function pushSupport(
  parts: BrowserParts,
  { shell, platform }: Pick<Device, 'shell' | 'platform'>,
): PushSupport {
  if (shell === 'native') return 'native'
  if (Object.values(parts).every(Boolean)) return 'supported'
  return platform === 'ios' && shell === 'browser' ? 'home-screen' : 'unsupported'
}

/** The browser of this page. */
export const browserParts = (): BrowserParts => ({
  serviceWorker: 'serviceWorker' in navigator,
  pushManager: 'PushManager' in globalThis,
  notification: 'Notification' in globalThis,
  shown:
    'ServiceWorkerRegistration' in globalThis && 'showNotification' in ServiceWorkerRegistration.prototype,
  indexedDB: 'indexedDB' in globalThis,
})

/** The permission now; `denied` in a browser without notifications. */
export const permissionNow = (): NotificationPermission =>
  'Notification' in globalThis ? Notification.permission : 'denied'

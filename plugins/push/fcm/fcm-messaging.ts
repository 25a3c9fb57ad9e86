import { deleteApp, initializeApp } from 'firebase/app'
import { deleteToken, getMessaging, getToken, isSupported } from 'firebase/messaging'
import type { PushConfig } from './push-config.ts'

/** Firebase Cloud Messaging, for one registration of this browser. */
export interface FcmMessaging {
  /** Registers the browser, renews what is a week old, or returns the token that it has. Rejects with Firebase's codes. */
  token(): Promise<string>
  /** Ends the registration, and the browser's subscription. Rejects as `token` does. */
  remove(): Promise<void>
  close(): Promise<void>
}

const APP_NAME = 'foyer-push'

/** The used parts of Firebase, in a chunk of their own. @param registration the site's own worker, never the SDK's default one */
export function fcmMessaging(
  config: PushConfig,
  registration: ServiceWorkerRegistration,
  vapidKey?: string,
): FcmMessaging {
  const app = initializeApp({ ...config }, APP_NAME)
  const options = { serviceWorkerRegistration: registration, ...(vapidKey !== undefined && { vapidKey }) }
  const token = async (): Promise<string> => {
    // The SDK rejects a promise that nobody has, where the browser lacks something.
    if (!(await isSupported()))
      throw Object.assign(new Error('the browser lacks what messages need'), {
        code: 'messaging/unsupported-browser',
      })
    return getToken(getMessaging(app), options)
  }
  return {
    token,
    async remove() {
      // Without a token of this page the SDK would register its default worker.
      await token()
      await deleteToken(getMessaging(app))
    },
    close: () => deleteApp(app),
  }
}

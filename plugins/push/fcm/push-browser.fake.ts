import { vi } from 'vitest'

/** A browser with messages by push, as far as the plugin uses it: happy-dom has none of it. */
export class FakePushBrowser {
  permission: NotificationPermission
  /** What the player answers to the browser's own question. */
  answer: NotificationPermission = 'granted'
  endpoint: string | undefined
  /** How often the browser has asked the player. */
  asked = 0
  /** The browser keeps its subscription. */
  isStubborn = false

  constructor(permission: NotificationPermission = 'default', endpoint?: string) {
    this.permission = permission
    this.endpoint = endpoint
  }

  readonly registration = {
    scope: 'https://site.example/m/',
    pushManager: { getSubscription: async () => this.subscription() },
  }

  subscription() {
    const { endpoint } = this
    if (endpoint === undefined) return null
    return {
      endpoint,
      options: { applicationServerKey: new Uint8Array([4, 251, 255]).buffer },
      getKey: (name: string) => new TextEncoder().encode(name).buffer,
      unsubscribe: async () => {
        if (!this.isStubborn) this.endpoint = undefined
        return !this.isStubborn
      },
    }
  }

  /** Call `vi.unstubAllGlobals` afterwards. */
  install(): void {
    const permission = (): NotificationPermission => this.permission
    vi.stubGlobal('PushManager', class {})
    vi.stubGlobal('indexedDB', {})
    vi.stubGlobal(
      'ServiceWorkerRegistration',
      class {
        showNotification(): void {}
      },
    )
    vi.stubGlobal('Notification', {
      get permission() {
        return permission()
      },
      requestPermission: async () => {
        this.asked++
        if (this.permission === 'default') this.permission = this.answer
        return this.permission
      },
    })
    const worker = {
      ready: Promise.resolve(this.registration),
      getRegistration: async () => this.registration,
    }
    Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  }
}

/**
 * The part of its global scope that the worker uses. The project's types are those of pages, and lack a
 * worker's.
 */
export interface WorkerScope {
  readonly location: { readonly href: string; readonly origin: string }
  readonly caches: CacheStorage
  readonly clients: WorkerClients & { claim(): Promise<void> }
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: NotificationParts): Promise<void>
  }
  fetch(input: string | Request, init?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEventLike) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void
  addEventListener(type: 'message', listener: (event: MessageEventLike) => void): void
  addEventListener(type: 'push', listener: (event: PushEventLike) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEventLike) => void): void
}

/**
 * The open windows of this host, and how another is opened. A click on a notification may allow a single one of
 * `openWindow` and `focus`.
 */
export interface WorkerClients {
  /** Those that this worker controls; with `includeUncontrolled` all. */
  matchAll(options: {
    readonly type: 'window'
    readonly includeUncontrolled?: boolean
  }): Promise<readonly WindowLike[]>
  openWindow(url: string): Promise<unknown>
}
/** A tab, or a frame in one. */
export interface WindowLike {
  readonly id: string
  readonly url: string
  readonly focused: boolean
  readonly visibilityState: string
  /** `nested`: a frame. */
  readonly frameType?: string
  focus(): Promise<unknown>
  /** Rejects where this worker does not control the window. */
  navigate(url: string): Promise<unknown>
}
/** What a notification shows besides its title. `data` comes back with the click. */
export interface NotificationParts {
  readonly body?: string
  readonly icon?: string
  readonly image?: string
  readonly tag?: string
  readonly data: { readonly href: string }
}

/** The browser does not stop the worker before this work has ended. */
export interface ExtendableEventLike {
  waitUntil(work: Promise<unknown>): void
}
export interface FetchEventLike extends ExtendableEventLike {
  readonly request: Request
  /** The response to the request that the browser sent while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
export interface MessageEventLike extends ExtendableEventLike {
  readonly data: unknown
  /** The first is the sender's port for a reply, if the sender waits for one. */
  readonly ports: readonly Pick<MessagePort, 'postMessage'>[]
}
export interface PushEventLike extends ExtendableEventLike {
  /** Absent where the message is empty. */
  readonly data: { json(): unknown; text(): string } | null
}
export interface NotificationEventLike extends ExtendableEventLike {
  readonly notification: { readonly data: unknown; close(): void }
}

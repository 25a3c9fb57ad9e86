/**
 * The part of its global scope that the worker uses. The project's types are those of pages, and lack a
 * worker's.
 */
export interface WorkerScope {
  readonly location: { readonly href: string; readonly origin: string }
  readonly caches: CacheStorage
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  fetch(input: string | Request, init?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEventLike) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void
  addEventListener(type: 'message', listener: (event: MessageEventLike) => void): void
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

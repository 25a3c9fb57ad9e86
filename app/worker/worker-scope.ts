/** What the worker uses of its global scope. The project's types are those of pages, which know no workers' insides. */
export interface WorkerScope {
  readonly location: { readonly href: string; readonly origin: string }
  readonly caches: CacheStorage
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  fetch(input: string | Request, init?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void
  addEventListener(type: 'message', listener: (event: LifeEvent & { readonly data: unknown }) => void): void
}

/** The browser keeps the worker alive until what it is given has settled. */
export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}
export interface AskedEvent extends LifeEvent {
  readonly request: Request
  /** The answer that the browser asked for while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

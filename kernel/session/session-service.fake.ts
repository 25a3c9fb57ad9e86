import type { StorageArea } from '@foyer/sdk'
import { vi } from 'vitest'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { StorageService } from '../storage/storage-service.ts'
import { fakeEvents } from './events.fake.ts'
import { SessionService } from './session-service.ts'

/** BroadcastChannel that delivers at once, to every other channel of the name. */
export class Channel {
  static readonly open = new Set<Channel>()
  onmessage: ((event: { data: unknown }) => void) | undefined
  constructor(readonly name: string) {
    Channel.open.add(this)
  }
  postMessage(data: unknown): void {
    for (const other of [...Channel.open])
      if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) })
  }
  close(): void {
    Channel.open.delete(this)
  }
}

export const errors: unknown[] = []
const logger = { debug() {}, warn() {}, error: (error: unknown) => void errors.push(error) }

/** A tab: session storage of its own, the same origin. */
export function openTab(stored?: unknown) {
  const area = new Map<string, string>()
  if (stored !== undefined) area.set('MC_SESSION_INFO', JSON.stringify(stored))
  const inTab = <T>(run: () => T): T => {
    const methods = {
      getItem: (key: string) => area.get(key) ?? null,
      setItem: (key: string, text: string) => void area.set(key, text),
      removeItem: (key: string) => void area.delete(key),
    }
    // Like a browser's: keys are own properties, methods are on the prototype.
    vi.stubGlobal('sessionStorage', Object.assign(Object.create(methods), Object.fromEntries(area)))
    return run()
  }
  const storage = new StorageService(logger)
  const events = fakeEvents()
  // Every call uses its own tab's storage, even when another tab caused it.
  const ownStorage = {
    get: ((key) => inTab(() => storage.get(key))) as StorageService['get'],
    set: ((key, value) => inTab(() => storage.set(key, value))) as StorageService['set'],
    endSession: (keepDrafts?: boolean) => inTab(() => storage.endSession(keepDrafts)),
    remove: ((key) => inTab(() => storage.remove(key))) as StorageService['remove'],
    degraded: new Set<StorageArea>(),
  }
  const session = new SessionService(ownStorage, events, bakedPage(), logger)
  return { area, session, events }
}

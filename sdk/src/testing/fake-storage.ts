import type { Storage, StorageArea, StorageKey, StorageAddressed } from '../services/storage.ts'

/** Storage in memory, where both areas are one. */
export class FakeStorage implements Storage {
  /** What the browser would store: text by the key's name. */
  readonly stored: Map<string, string>
  readonly degraded = new Set<StorageArea>()

  constructor(stored: Readonly<Record<string, string>>) {
    this.stored = new Map(Object.entries(stored))
  }
  get<T>(key: StorageKey<T>): T | undefined {
    const { name, format, parse, migrateFrom: earlier } = key
    const text = this.stored.get(name)
    if (text === undefined) {
      const value = earlier && this.get(earlier)
      if (earlier && value !== undefined) {
        this.set(key, value)
        this.remove(earlier)
      }
      return value
    }
    if (format === 'text') return parse(text)
    try {
      return parse(JSON.parse(text))
    } catch {
      return undefined
    }
  }
  set<T>({ name, format }: StorageKey<T>, value: NoInfer<T>): void {
    this.stored.set(name, format === 'text' ? String(value) : JSON.stringify(value))
  }
  persists(_key: StorageAddressed): boolean {
    return true
  }
  remove({ name, migrateFrom: earlier }: StorageAddressed): void {
    this.stored.delete(name)
    if (earlier) this.remove(earlier)
  }
}
/**
 * Makes storage.
 *
 * @param stored - what is stored already: text by the key's name
 */
export const fakeStorage = (stored: Readonly<Record<string, string>> = {}): FakeStorage =>
  new FakeStorage(stored)

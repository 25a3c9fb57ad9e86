import {
  CodedError,
  type Logger,
  LOGGER,
  type Storage,
  type StorageAddressed,
  type StorageArea,
  type StorageKey,
} from '@foyer/sdk'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a key of any type
type AnyKey = StorageKey<any>
type StorageAddress = Pick<AnyKey, 'area' | 'name'>

/**
 * Keys that survive the end of a session: automatic login switched off, and what the player has closed
 * (ER-03, EN-14).
 */
const SURVIVING_KEYS = /^(?:autoLogin|hideDownloadBar)$|\.closed$/
/** Typed text (`useDraft`). It names its member, who finds it again after the next log-in. */
const DRAFT_KEYS = /\.draft$/

/**
 * The browser's storage area. Throws when the player's settings block it; null in some web views, absent on a
 * server.
 */
const nativeArea = (area: StorageArea): globalThis.Storage => globalThis[`${area}Storage`]

/**
 * Typed keys over the browser's storage. It never throws: a value that cannot be written stays in memory for
 * this page (`ST-MEMORY`, logged once); a value that cannot be read counts as absent and stays stored for its
 * writer (`ST-SHAPE`, with the key's name, never the value; logged once until the key is written again).
 */
@injectable()
export class StorageService implements Storage {
  /** Values that could not be written; they override the browser's. `null`: removed. */
  readonly #memory = new Map<string, string | null>()
  readonly #reported = new Set<string>()
  readonly #degraded = new Set<StorageArea>()
  readonly degraded: Storage['degraded'] = this.#degraded

  constructor(@inject(LOGGER) private readonly logger: Logger) {}

  get<T>(key: StorageKey<T>): T | undefined {
    const text = this.#read(key)
    if (text === null) return key.migrateFrom && this.#migrate(key.migrateFrom, key)
    try {
      const value = key.parse(key.format === 'json' ? JSON.parse(text) : text)
      if (value !== undefined) return value
    } catch {
      // Not JSON, or `parse` threw. The error is dropped, because its message may quote the value.
    }
    this.#unusable(key, 'the stored value is unreadable')
    return undefined
  }

  set<T>(key: StorageKey<T>, value: NoInfer<T>): void {
    let text: string | undefined
    try {
      text = key.format === 'json' ? JSON.stringify(value) : String(value)
    } catch {
      return this.#unusable(key, 'the value cannot be written as text')
    }
    this.#write(key, text ?? null)
    this.#reported.delete(storageId(key))
  }

  remove(key: StorageAddressed): void {
    this.#write(key, null)
    // Otherwise the next read would restore the old value.
    if (key.migrateFrom) this.remove(key.migrateFrom)
  }

  persists(key: StorageAddressed): boolean {
    return !this.#memory.has(storageId(key))
  }

  /** Migrates the value of an earlier version; if it cannot be written, the old value stays. */
  #migrate<T>(from: StorageKey<T>, to: StorageKey<T>): T | undefined {
    const value = this.get(from)
    if (value === undefined) return undefined
    this.set(to, value)
    if (!this.#memory.has(storageId(to))) this.remove(from)
    return value
  }

  /**
   * Clears session storage except for the surviving keys; local storage is not touched.
   *
   * @param keepDrafts the player did not ask for the end, and typed text stays
   */
  endSession(keepDrafts = false): void {
    for (const name of this.#names('session'))
      if (!SURVIVING_KEYS.test(name) && !(keepDrafts && DRAFT_KEYS.test(name)))
        this.#write({ area: 'session', name }, null)
  }

  #names(area: StorageArea): readonly string[] {
    const inMemory = [...this.#memory.keys()]
      .filter((id) => id.startsWith(`${area}:`))
      .map((id) => id.slice(area.length + 1))
    try {
      return [...inMemory, ...Object.keys(nativeArea(area))]
    } catch {
      return inMemory
    }
  }

  #read(key: AnyKey): string | null {
    const inMemory = this.#memory.get(storageId(key))
    if (inMemory !== undefined) return inMemory
    try {
      return nativeArea(key.area).getItem(key.name)
    } catch (error) {
      this.#degrade(key.area, error)
      return null
    }
  }

  #write(key: StorageAddress, text: string | null): void {
    try {
      const native = nativeArea(key.area)
      if (text === null) native.removeItem(key.name)
      else native.setItem(key.name, text)
      this.#memory.delete(storageId(key))
    } catch (error) {
      this.#memory.set(storageId(key), text)
      this.#degrade(key.area, error)
    }
  }

  #degrade(area: StorageArea, cause: unknown): void {
    const reported = this.#degraded.size > 0
    this.#degraded.add(area)
    // A server that renders pages needs no storage, so nothing is reported.
    if (reported || typeof document === 'undefined') return
    this.logger.error(new CodedError('ST-MEMORY', { area }, { cause }))
  }

  #unusable(key: AnyKey, why: string): void {
    if (this.#reported.has(storageId(key))) return
    this.#reported.add(storageId(key))
    this.logger.error(new CodedError('ST-SHAPE', { area: key.area, key: key.name, why }))
  }
}

const storageId = (key: StorageAddress): string => `${key.area}:${key.name}`

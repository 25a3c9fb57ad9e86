import type { Phantom } from '../token.ts'
import { token } from '../token.ts'

export type StorageArea = 'local' | 'session'

/** One stored value: where it is, what shape it has, and what stands for it when it is absent or unreadable. */
export interface StorageKey<T> extends Phantom<T> {
  /**
   * The key in the browser's storage, exactly. What stands in the `session` area goes when a member's session ends, unless
   * its name ends in `.closed`: so does the flag of what the player has closed, and shall not see again (ER-03).
   */
  readonly name: string
  readonly area: StorageArea
  /** Checks what was read; `undefined` where it is unusable, which counts as absent and is reported. */
  readonly parse: (stored: unknown) => T | undefined
  /** `json` by default; `text` stores a string as it stands, as other applications of the operator expect it. */
  readonly format: 'json' | 'text'
  /** Where an earlier version kept the value, and how it read it: asked where this key is absent, and moved here. */
  readonly earlier?: StorageKey<T>
}

/** Where a value stands, which is all that its removal needs to know. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a key of any type
export type StoredAt = Pick<StorageKey<any>, 'area' | 'name' | 'earlier'>

/**
 * @example const THEME = defineStorageKey({ name: 'theme', area: 'local', format: 'text', parse: (v) => v === 'dark' || v === 'light' ? v : undefined })
 */
export const defineStorageKey = <T>(key: {
  readonly name: string
  readonly area: StorageArea
  readonly parse: (stored: unknown) => T | undefined
  readonly format?: 'json' | 'text'
  readonly earlier?: StorageKey<T>
}): StorageKey<T> => ({ format: 'json', ...key }) as StorageKey<T>

/** Storage that never throws: blocked or full, it keeps values in memory for this page and says so once (`ST-MEMORY`). */
export interface Storage {
  get<T>(key: StorageKey<T>): T | undefined
  set<T>(key: StorageKey<T>, value: NoInfer<T>): void
  remove(key: StoredAt): void
  /** Areas that could not be used, and for which memory stands in. */
  readonly degraded: ReadonlySet<StorageArea>
}
export const STORAGE = token<Storage>('kernel.storage')

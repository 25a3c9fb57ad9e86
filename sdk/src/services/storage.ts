import { type Phantom, token } from '../token.ts'

/** `local` lasts until the player clears it; `session` as long as the tab. */
export type StorageArea = 'local' | 'session'

/** One stored value: where it is, and what shape it has. */
export interface StorageKey<T> extends Phantom<T> {
  /**
   * The exact key in the browser's storage. Values in the `session` area are removed when a member's session
   * ends, except those whose name ends in `.closed`: they record what the player has closed and should not
   * see again (ER-03). Those of `useDraft`, whose names end in `.draft`, are removed by a logout only.
   */
  readonly name: string
  readonly area: StorageArea
  /** Checks what was read; `undefined`: it cannot be used, counts as absent and is reported as `ST-SHAPE`. */
  readonly parse: (stored: unknown) => T | undefined
  /** `json` by default. `text`: the string itself, as other applications of the operator expect it. */
  readonly format: 'json' | 'text'
  /**
   * Where an earlier version stored the value, and how to read it: it is read where this key is absent, and
   * moved here.
   */
  readonly migrateFrom?: StorageKey<T>
}

/** The part of a key that the removal of its value needs. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a key of any type
export type StorageAddressed = Pick<StorageKey<any>, 'area' | 'name' | 'migrateFrom'>

/**
 * Describes a stored value. The name of a plugin's key begins with the plugin's id.
 *
 * @example
 * const SEEN = defineStorageKey<string>({
 *   name: 'popups.acme.seen',
 *   area: 'local',
 *   parse: (stored) => (typeof stored === 'string' ? stored : undefined),
 * })
 */
export const defineStorageKey = <T>(key: {
  readonly name: string
  readonly area: StorageArea
  readonly parse: (stored: unknown) => T | undefined
  readonly format?: 'json' | 'text'
  readonly migrateFrom?: StorageKey<T>
}): StorageKey<T> => ({ format: 'json', ...key }) as StorageKey<T>

/**
 * The browser's storage, by typed keys. Never throws: where it is blocked or full, values stay in memory for
 * as long as the page is open, and `ST-MEMORY` is logged once.
 */
export interface Storage {
  /** The stored value; `undefined` where there is none, or it cannot be used (`ST-SHAPE`). */
  get<T>(key: StorageKey<T>): T | undefined
  set<T>(key: StorageKey<T>, value: NoInfer<T>): void
  remove(key: StorageAddressed): void
  /**
   * Whether the browser's storage has what was last set under a key; else it is in memory. A shorter value may still fit.
   */
  persists(key: StorageAddressed): boolean
  /** Areas that could not be used; memory replaces them. */
  readonly degraded: ReadonlySet<StorageArea>
}
/** Storage. Always there. A plugin's own keys are simpler to reach by `context.storage`. */
export const STORAGE = token<Storage>('kernel.storage')

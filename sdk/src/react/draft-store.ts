import { isRecord } from '../is-record.ts'
import { defineStorageKey, type Storage, type StorageKey } from '../services/storage.ts'
import type { Session } from '../services/session.ts'
import type { Disposer, Store } from '../store.ts'

/** A longer draft, as JSON, is kept in memory only. */
export const DRAFT_MAX_CHARS = 20_000

/** A draft as it is stored. `owner`: id of the member who typed it; empty for a guest. */
interface StoredDraft<T> {
  readonly owner: string
  readonly value: T
}

/** What a draft store needs. */
export interface DraftOptions<T> {
  /** Name of the stored value; see `draftName`. */
  readonly name: string
  /** The empty form. A stored value with other fields is dropped. */
  readonly initial: T
  readonly storage: Pick<Storage, 'get' | 'set' | 'remove'>
  /** Absent: everybody is a guest. */
  readonly session?: Pick<Session, 'current'> | undefined
  /** Whether a stored value of the right shape may be restored. */
  readonly accept?: ((value: T) => boolean) | undefined
}

/** The name of a plugin's draft: its ending keeps it in the storage when a session expires. */
export const draftName = (plugin: string, key: string): string => `${plugin}.${key}.draft`

/**
 * Typed text, in memory and in the tab's storage. A guest's draft is for everybody in the tab, a member's for
 * that member only: a guest does not see it, and another member's log-in removes it.
 */
export class DraftStore<T> implements Store<T> {
  readonly #key: StorageKey<StoredDraft<T>>
  readonly #options: DraftOptions<T>
  readonly #listeners = new Set<() => void>()
  #value: T
  #owner: string

  constructor(options: DraftOptions<T>) {
    this.#options = options
    this.#key = defineStorageKey({
      name: options.name,
      area: 'session',
      parse: (stored) => parse(stored, options),
    })
    const stored = this.#readable()
    this.#value = stored?.value ?? options.initial
    this.#owner = stored?.owner ?? this.#member
  }

  readonly get = (): T => this.#value

  readonly subscribe = (listener: () => void): Disposer => {
    this.#listeners.add(listener)
    const forget = this.#options.session?.current.subscribe(() => this.#onMember())
    return () => {
      this.#listeners.delete(listener)
      void forget?.()
    }
  }

  readonly set = (next: T | ((previous: T) => T)): void => {
    const value = next instanceof Function ? next(this.#value) : next
    this.#show(value, this.#member || this.#owner)
    const stored = { owner: this.#owner, value }
    if (value === this.#options.initial) this.#options.storage.remove(this.#key)
    else if (JSON.stringify(stored).length <= DRAFT_MAX_CHARS) this.#options.storage.set(this.#key, stored)
  }

  readonly clear = (): void => {
    this.#options.storage.remove(this.#key)
    this.#show(this.#options.initial, this.#member)
  }

  get #member(): string {
    return this.#options.session?.current.get()?.id ?? ''
  }

  /** The stored draft, if whoever is here now may see it. */
  #readable(): StoredDraft<T> | undefined {
    const stored = this.#options.storage.get(this.#key)
    return stored && (stored.owner === '' || stored.owner === this.#member) ? stored : undefined
  }

  /** Text on the screen stays when a session expires; after a logout or for another member it is removed. */
  #onMember(): void {
    const { storage, initial } = this.#options
    const member = this.#member
    const stored = storage.get(this.#key)
    if (!member) {
      if (!stored && this.#owner) this.#show(initial, '')
    } else if (this.#owner && this.#owner !== member) {
      if (stored?.owner === this.#owner) storage.remove(this.#key)
      this.#show(this.#readable()?.value ?? initial, member)
    }
  }

  #show(value: T, owner: string): void {
    this.#owner = owner
    if (value === this.#value) return
    this.#value = value
    for (const listener of this.#listeners) listener()
  }
}

function parse<T>(stored: unknown, { initial, accept }: DraftOptions<T>): StoredDraft<T> | undefined {
  if (!isRecord(stored) || typeof stored['owner'] !== 'string') return undefined
  const { owner, value } = stored
  const fitting = typeof initial === 'string' ? isText(value) : fieldsFit(value, initial)
  return fitting && accept?.(value as T) !== false ? { owner, value: value as T } : undefined
}

const isText = (value: unknown): boolean => typeof value === 'string'

/** The same fields as the empty form, each with a text. */
const fieldsFit = (value: unknown, initial: unknown): boolean =>
  isRecord(value) &&
  isRecord(initial) &&
  Object.keys(value).length === Object.keys(initial).length &&
  Object.keys(initial).every((field) => Object.hasOwn(value, field) && isText(value[field]))

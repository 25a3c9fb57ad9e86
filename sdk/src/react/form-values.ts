import type { Disposer, Store } from '../store.ts'
import type { DraftStore } from './draft-store.ts'

/** What the values of a form are made of. */
export interface FormValuesOptions<Values extends object> {
  /** The empty form. */
  readonly initial: Values
  /** Holds some of the fields; the others are in memory only. */
  readonly draft?: Pick<DraftStore<Partial<Values>>, 'get' | 'set' | 'clear' | 'subscribe'> | undefined
}

/** What was typed in a form: one object, though a draft may hold some of its fields. */
export class FormValues<Values extends object> implements Store<Values> {
  readonly #options: FormValuesOptions<Values>
  readonly #listeners = new Set<() => void>()
  #memory: Values
  #value: Values

  constructor(options: FormValuesOptions<Values>) {
    this.#options = options
    this.#memory = options.initial
    this.#value = this.#merged()
  }

  readonly get = (): Values => this.#value

  readonly subscribe = (listener: () => void): Disposer => {
    this.#listeners.add(listener)
    const forget = this.#options.draft?.subscribe(() => this.#show())
    return () => {
      this.#listeners.delete(listener)
      void forget?.()
    }
  }

  /** Changes some fields. */
  set(part: Partial<Values>): void {
    const { draft } = this.#options
    this.#memory = { ...this.#memory, ...part }
    const kept = draft?.get() ?? {}
    const changed = Object.entries(part).filter(([field]) => field in kept)
    if (changed.length > 0) draft?.set((now) => ({ ...now, ...Object.fromEntries(changed) }))
    this.#show()
  }

  /** Empties some fields, or all of them, and the draft with them. */
  clear(fields?: readonly (keyof Values)[]): void {
    const { initial, draft } = this.#options
    if (fields) {
      const empty = Object.fromEntries(fields.map((field) => [field, initial[field]]))
      return this.set(empty as Partial<Values>)
    }
    this.#memory = initial
    draft?.clear()
    this.#show()
  }

  #merged(): Values {
    return { ...this.#memory, ...this.#options.draft?.get() }
  }

  #show(): void {
    this.#value = this.#merged()
    for (const listener of this.#listeners) listener()
  }
}

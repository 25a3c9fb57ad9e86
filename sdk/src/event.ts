import type { Phantom } from './token.ts'

/**
 * Something that happens, as a value that sender and receivers import. `T` is what each occurrence carries.
 */
export interface EventType<T> extends Phantom<T> {
  /** Unique in the site: `area.what-happened`. */
  readonly id: string
  /** Occurrences are buffered for the first subscriber, which gets the latest 100 in order. */
  readonly keep: boolean
}

/**
 * Makes an event. Plugins send it with `context.emit` and receive it with `context.on`.
 *
 * @param event - `keep` is false by default: an occurrence without a subscriber is lost
 * @example
 * export const orderPlaced = defineEvent<{ readonly id: string }>({ id: 'wallet.order-placed' })
 */
export const defineEvent = <T>(event: { readonly id: string; readonly keep?: boolean }): EventType<T> =>
  ({ keep: false, ...event }) as EventType<T>

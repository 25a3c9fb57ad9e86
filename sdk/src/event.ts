import type { Phantom } from './token.ts'

/** Something that happened, as a value that both sides import. */
export interface EventType<T> extends Phantom<T> {
  readonly id: string
  /** Held until its first subscriber, who is then told of all that came before. */
  readonly keep: boolean
}

/**
 * @example export const loggedInEvent = defineEvent<{ id: string }>({ id: 'session.begun', keep: true })
 */
export const defineEvent = <T>(event: { readonly id: string; readonly keep?: boolean }): EventType<T> =>
  ({ keep: false, ...event }) as EventType<T>

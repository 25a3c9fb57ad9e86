import { type ContextOf, createStore, type ServicesOf, type Store } from '@foyer/sdk'
import { checkUsername } from './endpoints.ts'
import type { manifest } from './manifest.ts'

/** How long the player must have stopped typing before a user name is looked up. */
export const CHECK_PAUSE_MS = 400

/** What is known of a user name. */
export type UsernameAvailability = 'unknown' | 'checking' | 'free' | 'taken'

/**
 * Whether the typed user name is still available (CA-35). The gateway is asked once the player pauses. A late
 * answer about an earlier name is ignored, and a failed call does not block the form.
 */
export class UsernameCheck {
  /** Of the name that was checked last. */
  readonly availability: Store<UsernameAvailability>
  readonly #availability = createStore<UsernameAvailability>('unknown')
  readonly #context: ContextOf<typeof manifest>
  readonly #http: ServicesOf<typeof manifest>['http']
  #request = new AbortController()
  #name = ''

  constructor(context: ContextOf<typeof manifest>, { http }: ServicesOf<typeof manifest>) {
    this.availability = this.#availability
    this.#context = context
    this.#http = http
  }

  /** @param name normalized, or empty if there is none to check */
  check(name: string): void {
    if (name === this.#name) return
    this.close()
    this.#name = name
    if (name === '') return
    const { signal } = (this.#request = new AbortController())
    const wait = this.#context.timeout(() => void this.#query(name, signal), CHECK_PAUSE_MS)
    signal.addEventListener('abort', () => void wait(), { once: true })
  }

  /** Call when the form closes. */
  close(): void {
    this.#request.abort()
    this.#name = ''
    this.#availability.set('unknown')
  }

  async #query(username: string, signal: AbortSignal): Promise<void> {
    this.#availability.set('checking')
    const availability = await this.#http
      .call(checkUsername, { query: { username }, alert: false, signal })
      .then(
        ({ taken }): UsernameAvailability => (taken ? 'taken' : 'free'),
        (): UsernameAvailability => 'unknown',
      )
    if (!signal.aborted) this.#availability.set(availability)
  }
}

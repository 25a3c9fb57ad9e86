import { type ContextOf, createStore, type ServicesOf, type Store } from '@foyer/sdk'
import { checkUsername } from '../contract.ts'
import { CHECK_PAUSE_MS } from './constants.ts'
import type { manifest } from './manifest.ts'

/** What is known of a user name. */
export type NameVerdict = 'unknown' | 'checking' | 'free' | 'taken'

/**
 * Whether the user name that is being typed is still to be had (CA-35). Asked once the player pauses; what comes of an earlier
 * name, or not at all, hinders nobody.
 */
export class NameCheck {
  /** Of the name that was looked at last. */
  readonly verdict: Store<NameVerdict>
  readonly #verdict = createStore<NameVerdict>('unknown')
  readonly #context: ContextOf<typeof manifest>
  readonly #http: ServicesOf<typeof manifest>['http']
  #turn = new AbortController()
  #name = ''

  constructor(context: ContextOf<typeof manifest>, { http }: ServicesOf<typeof manifest>) {
    this.verdict = this.#verdict
    this.#context = context
    this.#http = http
  }

  /** @param name in its right form, or empty where there is none to ask about */
  look(name: string): void {
    if (name === this.#name) return
    this.close()
    this.#name = name
    if (name === '') return
    const { signal } = (this.#turn = new AbortController())
    const wait = this.#context.timeout(() => void this.#ask(name, signal), CHECK_PAUSE_MS)
    signal.addEventListener('abort', () => void wait(), { once: true })
  }

  /** The form has gone. */
  close(): void {
    this.#turn.abort()
    this.#name = ''
    this.#verdict.set('unknown')
  }

  async #ask(username: string, signal: AbortSignal): Promise<void> {
    this.#verdict.set('checking')
    const verdict = await this.#http.call(checkUsername, { query: { username }, alert: false, signal }).then(
      ({ taken }): NameVerdict => (taken ? 'taken' : 'free'),
      (): NameVerdict => 'unknown',
    )
    if (!signal.aborted) this.#verdict.set(verdict)
  }
}

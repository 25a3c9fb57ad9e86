import type { CallView, HttpError } from '@foyer/sdk'
import type { FailureContext, FailurePort } from './ports.ts'

/**
 * Failure handling that is loaded with the engine, not with the page. `ready` resolves before any call is
 * sent, so it handles every failure.
 */
export class LazyFailures implements FailurePort {
  #effects: FailurePort | undefined
  #loading: Promise<void> | undefined

  /** @param load loads the real handler */
  constructor(private readonly load: () => Promise<FailurePort>) {}

  ready(): Promise<void> {
    this.#loading ??= this.load().then((effects) => void (this.#effects = effects))
    // The next call tries again.
    this.#loading.catch(() => (this.#loading = undefined))
    return this.#loading
  }

  onFailure(error: HttpError, view: CallView, context: FailureContext): void {
    this.#effects?.onFailure(error, view, context)
  }
}

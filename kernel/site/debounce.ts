/** Runs the latest of several actions after a time without another one. */
export class Debounce {
  #timer: ReturnType<typeof setTimeout> | undefined
  #done: (() => void) | undefined
  /** Resolves when no action is waiting. */
  finished: Promise<void> = Promise.resolve()

  constructor(private readonly quietMs: number) {}

  /** Replaces an action that is still waiting. */
  run(action: () => void): void {
    clearTimeout(this.#timer)
    if (!this.#done) this.finished = new Promise((resolve) => (this.#done = resolve))
    this.#timer = setTimeout(() => {
      const done = this.#done
      this.#done = undefined
      try {
        action()
      } finally {
        done?.()
      }
    }, this.quietMs)
  }
}

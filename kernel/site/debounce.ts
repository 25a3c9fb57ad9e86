/** Runs the latest of several actions once they have been quiet for a while. */
export class Debounce {
  #timer: ReturnType<typeof setTimeout> | undefined
  #done: (() => void) | undefined
  /** Resolves when nothing waits any more. */
  finished: Promise<void> = Promise.resolve()

  constructor(private readonly quietMs: number) {}

  /** Takes the place of an action that still waits. */
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

import { MAX_ROUNDS } from './constants.ts'

/** What a host does when it works. */
export interface WorkSteps {
  /** Brings every plugin to where it should be. */
  readonly reconcile: () => void
  /** After all work: what has changed is made known. */
  readonly end: () => void
  /** Plugins switch each other on and off in a circle: reconciling was given up. */
  readonly giveUp: () => void
  /** Nothing is pending. */
  readonly isIdle: () => boolean
}

const DONE: Promise<void> = Promise.resolve()

/** Decides when a host works: one thing at a time, then whatever that has made necessary, and only then listeners. */
export class WorkLoop {
  readonly #steps: WorkSteps
  #working = false
  #dirty = false
  readonly #waiting: (() => void)[] = []

  constructor(steps: WorkSteps) {
    this.#steps = steps
  }

  /** Asks for a reconciliation: after the work under way, or with the next. */
  readonly requestReconcile = (): void => {
    this.#dirty = true
  }

  /** Runs `work`, if any, as one step: what it asks for is done when it returns. Within a step, it is part of that one. */
  readonly run = <T>(work?: (given: T) => void, given?: T): void => {
    if (this.#working) {
      work?.(given as T)
      return
    }
    this.#working = true
    try {
      work?.(given as T)
      for (let round = 0; this.#dirty && round < MAX_ROUNDS; round++) {
        this.#dirty = false
        this.#steps.reconcile()
      }
      if (this.#dirty) this.#steps.giveUp()
      this.#dirty = false
    } finally {
      this.#working = false
      this.#steps.end()
      if (this.#steps.isIdle()) for (const resolve of this.#waiting.splice(0)) resolve()
    }
  }

  /** Resolves when nothing is due and nothing is pending any more. */
  whenIdle(): Promise<void> {
    if (!this.#dirty && this.#steps.isIdle()) return DONE
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}

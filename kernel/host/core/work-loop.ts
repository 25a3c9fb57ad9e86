import { MAX_ROUNDS } from './constants.ts'

/** What a host does when it works. */
export interface WorkSteps {
  /** Before any work: from here on changes are collected. */
  readonly begin: () => void
  /** Brings every plugin to where it should be. */
  readonly reconcile: () => void
  /** After all work: what has been collected is made known. */
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

  /** Asks for a reconciliation: after the work under way, or with the next flush. */
  readonly requestReconcile = (): void => {
    this.#dirty = true
  }

  /** Runs `work` as one step: what it asks for counts when it returns. */
  readonly run = <T>(work: (given: T) => void, given: T): void => {
    if (this.#working) return work(given)
    this.#begin()
    try {
      work(given)
    } catch (error) {
      this.#end()
      throw error
    }
    this.#finish()
  }

  /** Does what is due, unless work is under way. */
  flush(): void {
    if (this.#working) return
    this.#begin()
    this.#finish()
  }

  /** Resolves when nothing is due and nothing is pending any more. */
  whenIdle(): Promise<void> {
    if (!this.#dirty && this.#steps.isIdle()) return DONE
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #begin(): void {
    this.#working = true
    this.#steps.begin()
  }
  #finish(): void {
    for (let round = 0; this.#dirty && round < MAX_ROUNDS; round++) {
      this.#dirty = false
      this.#steps.reconcile()
    }
    if (this.#dirty) this.#steps.giveUp()
    this.#dirty = false
    this.#end()
  }
  #end(): void {
    this.#working = false
    this.#steps.end()
    if (this.#steps.isIdle()) for (const resolve of this.#waiting.splice(0)) resolve()
  }
}

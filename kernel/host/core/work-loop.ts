import { MAX_ROUNDS } from './constants.ts'

/** The steps of a host's work loop. */
export interface WorkSteps {
  /** Reconciles every plugin. */
  readonly reconcile: () => void
  /** Called after all work: notifies listeners of the changes. */
  readonly end: () => void
  /** Called when plugins switch each other on and off in a circle and reconciling was stopped. */
  readonly giveUp: () => void
  /** Whether no call into a plugin is pending. */
  readonly isIdle: () => boolean
}

const DONE: Promise<void> = Promise.resolve()

/** Schedules a host's work: one task at a time, then its reconciliation, and listeners last. */
export class WorkLoop {
  readonly #steps: WorkSteps
  #working = false
  #dirty = false
  readonly #waiting: (() => void)[] = []

  constructor(steps: WorkSteps) {
    this.#steps = steps
  }

  /** Requests a reconciliation, after the work in progress or with the next. */
  readonly requestReconcile = (): void => {
    this.#dirty = true
  }

  /**
   * Runs `work`, if any, as one step, with the reconciliations that it requests. A nested call joins the
   * outer step.
   */
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

  /** Resolves when no work is due and no call is pending. */
  whenIdle(): Promise<void> {
    if (!this.#dirty && this.#steps.isIdle()) return DONE
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}

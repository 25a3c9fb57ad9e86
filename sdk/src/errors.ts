/** What a plugin was doing when something went wrong. */
export type Phase =
  | 'register' | 'load' | 'activate' | 'render' | 'event' | 'timer' | 'intercept' | 'call' | 'dispose' // prettier-ignore

/** An error with a stable code. `code` is what logs, tests and documents speak of; `message` is for developers. */
export class CodedError extends Error {
  constructor(
    readonly code: string,
    message: string,
    options?: { readonly cause?: unknown; readonly remedy?: string },
  ) {
    super(`${code}: ${message}`, options)
    this.name = 'CodedError'
    this.text = message
    this.remedy = options?.remedy
  }
  /** The message without its code: what a player may read, where the error is one to show (`CR-*`). */
  readonly text: string
  readonly remedy: string | undefined
}

/** Whatever goes wrong in a plugin: its code, the plugin, what it was doing, and what to do about it. */
export class PluginError extends CodedError {
  constructor(
    code: string,
    readonly plugin: string,
    readonly phase: Phase,
    detail: string,
    options?: { readonly cause?: unknown; readonly remedy?: string },
  ) {
    super(code, `${plugin} (${phase}): ${detail}`, options)
    this.name = 'PluginError'
  }
}

/** When an error may come: while a plugin does something, or while the page starts, a build or a test runs. */
export type ErrorPhase = Phase | 'boot' | 'build' | 'test'

/**
 * The codes of one owner, in `error-codes.ts` beside the code that raises them. `npm run docs` prints all of them, and a
 * test holds them against what the sources use (KN-07).
 */
export type ErrorTable = Readonly<
  Record<
    string,
    {
      /** What happened, and what that means for the player. */
      readonly what: string
      readonly phases: readonly ErrorPhase[]
      /** What to do about it. */
      readonly remedy: string
    }
  >
>

/** What a plugin was doing when something went wrong. */
export type Phase =
  'register' | 'load' | 'activate' | 'render' | 'event' | 'timer' | 'intercept' | 'call' | 'dispose'

/**
 * The details of coded errors by code, for programs to read. An error with a listed code takes its details in
 * place of a text, and the text is made from them. The owner of a code declares its details beside its table
 * of codes.
 *
 * @example
 * declare module '@foyer/sdk' {
 *   interface ErrorDetails {
 *     'AC-STOCK': { readonly item: string; readonly left: number }
 *   }
 * }
 * throw new CodedError('AC-STOCK', { item: 'mug', left: 0 }) // AC-STOCK: item mug; left 0
 */
export interface ErrorDetails {
  'PL-KEY': {
    /** Id of the extension point. */
    readonly point: string
    /** The key that is taken; `undefined` where the value has none. */
    readonly key: string
  }
  'PL-UNDECLARED': {
    /** Id of the extension point that the manifest does not name. */
    readonly point: string
  }
  'SC-BLOCKED': ScriptDetails
  'SC-TIMEOUT': ScriptDetails
  'SC-ABORTED': ScriptDetails
  'UI-STOPPED': {
    /** Id of the plugin that does not run. */
    readonly plugin: string
  }
}

/** The details of a script that did not load. */
export type ScriptDetails = {
  /** Its address, without the query, which may contain a key (SE-04). */
  readonly url: string
}

/** Details of a code: those that `ErrorDetails` lists; for any other code, whatever the error was given. */
export type DetailsOf<Code extends string> = Code extends keyof ErrorDetails
  ? ErrorDetails[Code]
  : Readonly<Record<string, unknown>>

/** What an error of a code is made from: its details; for a code without details a text. */
export type ErrorSubject<Code extends string> = Code extends keyof ErrorDetails
  ? ErrorDetails[Code]
  : string extends Code
    ? string | Readonly<Record<string, unknown>>
    : string

/** What an error may have beside its code and its details. */
export interface CodedErrorOptions {
  /** What was thrown underneath. */
  readonly cause?: unknown
  /** What to do about it: one sentence for developers. */
  readonly remedy?: string
  /** The text, where the one made from the details reads badly. */
  readonly text?: string
  /** Precedes the text in `message`: it names the owner of the error. */
  readonly prefix?: string
}

/** `token kernel.http; provider kernel.services`: name and value of each detail that is defined. */
const describe = (details: object): string =>
  Object.entries<unknown>({ ...details })
    .flatMap(([name, value]) => (value === undefined ? [] : `${name} ${[value].flat().join(', ')}`))
    .join('; ')

/**
 * An error with a stable code. Logs, tests and documents name the code; programs read `code` and `details`,
 * never a text.
 *
 * @example throw new CodedError('AC-VENDOR', 'the vendor’s stub is gone', { cause })
 */
export class CodedError<Code extends string = string> extends Error {
  /** The message without its code. Players may read it where the error is shown to them (`CR-*`). */
  readonly text: string
  readonly remedy: string | undefined
  /** Empty where the code has none. */
  readonly details: DetailsOf<Code>

  /** @param subject the details of a code that has some, else a text; English, for developers */
  constructor(
    readonly code: Code,
    subject: ErrorSubject<NoInfer<Code>>,
    options: CodedErrorOptions = {},
  ) {
    const plain = typeof subject === 'string'
    const details = plain ? {} : subject
    const { prefix = '', remedy, text = plain ? subject : describe(details) } = options
    super(`${code}: ${prefix}${text}`, options)
    this.name = 'CodedError'
    this.text = text
    this.remedy = remedy
    this.details = details as DetailsOf<Code>
  }
}

/**
 * Whether something thrown is an error of this code, so that its details are typed.
 *
 * @example if (hasCode(error, 'AC-STOCK')) show(error.details.left)
 */
export const hasCode = <Code extends string>(error: unknown, code: Code): error is CodedError<Code> =>
  error instanceof CodedError && error.code === code

/** An error of a plugin: its code, the plugin, its phase, and the remedy. */
export class PluginError<Code extends string = string> extends CodedError<Code> {
  /**
   * @param subject as for `CodedError`; `text` is made from it, and `message` names plugin and phase before
   * it
   */
  constructor(
    code: Code,
    readonly plugin: string,
    readonly phase: Phase,
    subject: ErrorSubject<NoInfer<Code>>,
    options?: Omit<CodedErrorOptions, 'prefix'>,
  ) {
    super(code, subject, { ...options, prefix: `${plugin} (${phase}): ` })
    this.name = 'PluginError'
  }
}

/**
 * When an error may occur: while a plugin does something, or while the page starts, a build or a test runs.
 */
export type ErrorPhase = Phase | 'boot' | 'build' | 'test'

/**
 * The codes of one owner, in `error-codes.ts` beside the code that raises them. `npm run docs` prints all of
 * them, and a test compares them with the codes in the sources (KN-07).
 */
export type ErrorTable = Readonly<
  Record<
    string,
    {
      /** What happened, and the consequence for the player. */
      readonly what: string
      readonly phases: readonly ErrorPhase[]
      /** What to do about it. */
      readonly remedy: string
    }
  >
>

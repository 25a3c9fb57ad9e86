import { KEPT_CALLS, KEPT_WORLDS } from './constants.ts'
import type { Fault } from './faults.ts'

/** One answered call, for the inspector and the tests. Passwords, tokens and keys are masked. */
export interface LogEntry {
  /** 1, 2, … in the order of the answers; unique in its world. */
  readonly id: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly endpoint: string
  readonly method: string
  /** Path and query. */
  readonly path: string
  /** 0: the caller got no answer. */
  readonly status: number
  readonly ms: number
  /** The decrypted body; absent if the call had no readable one. */
  readonly body?: unknown
  readonly encrypted?: true
  /** The fault that was injected. */
  readonly fault?: Fault
  /** Id of the call that this one repeats. */
  readonly replayed?: number
  /** An edited answer replaced the gateway's own. */
  readonly edited?: true
}

/** What replaces the answer to a call. */
export interface EditedAnswer {
  readonly status: number
  readonly body: string
}

/** A text of a call, or the beginning of a long one. */
export interface RecordedText {
  readonly text: string
  /** Length of the whole text, if it was cut. */
  readonly cutFrom?: number
}

/** Headers and text of a request or of an answer, as they went over the wire. */
export interface RecordedMessage {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  /** Absent: it had no body, or one that is no text. */
  readonly body?: RecordedText
}

/** A whole call for the harness, its secrets masked. */
export interface RecordedCall {
  readonly entry: LogEntry
  readonly request: RecordedMessage
  /** Absent: the caller got no answer. */
  readonly answer?: RecordedMessage
}

/** A whole call with its secrets; it never leaves the gateway. */
export interface KeptCall {
  readonly entry: LogEntry
  readonly request: {
    readonly url: string
    readonly method: string
    readonly headers: Headers
    readonly body?: ArrayBuffer
  }
  readonly answer?: { readonly headers: Headers; readonly text?: string }
  /** Answers a request by this call's route, in its world. */
  again(request: Request, replayed: number): Promise<Response>
}

/** The kept calls of worlds; the one that got its first call last is the last. */
const keeping = new Set<KeptCall[]>()

/**
 * Keeps a call, and drops the oldest one if there are too many. The tests make hundreds of worlds, and nobody looks at most of
 * them: the world that has kept calls for the longest time loses all of them if there are too many worlds.
 */
export function keepCall(calls: KeptCall[], call: KeptCall): void {
  calls.push(call)
  if (calls.length > KEPT_CALLS) calls.shift()
  keeping.add(calls)
  for (const oldest of keeping) {
    if (keeping.size <= KEPT_WORLDS) break
    oldest.length = 0
    keeping.delete(oldest)
  }
}

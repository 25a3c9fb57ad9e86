import { token } from '../token.ts'

/** How a script is loaded. */
export interface ScriptOptions {
  /** After so many milliseconds a load fails with `SC-TIMEOUT`; 10,000 by default. */
  readonly timeoutMs?: number
  /** Subresource integrity, `sha384-…`. */
  readonly integrity?: string
  /** How often a load that failed is tried again, with a new element; 0 by default. */
  readonly retries?: number
  /** Ends the load with `SC-ABORTED`; removes the element of a script that has loaded. */
  readonly signal?: AbortSignal
}

/**
 * Loads vendors' classic scripts. For most plugins `context.script` is the shorter way.
 */
export interface Scripts {
  /**
   * Loads a script from an https address (http on localhost), and gives its element. Rejects with `SC-URL` (a refused address), `SC-BLOCKED`
   * (network, ad blocker, integrity or Content-Security-Policy), `SC-TIMEOUT` or `SC-ABORTED` (by the
   * signal). Their texts name the address without its query.
   */
  load(url: string, options?: ScriptOptions): Promise<HTMLScriptElement>
}
/** Vendors' scripts. Always there. */
export const SCRIPTS = token<Scripts>('kernel.scripts')

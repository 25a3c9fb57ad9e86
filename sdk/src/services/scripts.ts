import { token } from '../token.ts'

export interface ScriptOptions {
  /** Milliseconds until the load counts as failed with `SC-TIMEOUT`; 10,000 by default. */
  readonly timeoutMs?: number
  /** Subresource integrity, `sha384-…`. */
  readonly integrity?: string
  /** How often a failed load is tried again with a new element; 0 by default. */
  readonly retries?: number
}

/**
 * Loads vendors' classic scripts, https only (http on localhost).
 * Rejects with `SC-BLOCKED` (network, ad blocker, CSP), `SC-TIMEOUT`, `SC-URL` (refused address)
 * or `SC-ABORTED` (by the signal, which also takes the element of a loaded script out of the page).
 */
export interface Scripts {
  load(url: string, options?: ScriptOptions & { readonly signal?: AbortSignal }): Promise<HTMLScriptElement>
}
export const SCRIPTS = token<Scripts>('kernel.scripts')

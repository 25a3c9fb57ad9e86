import { checkUrl } from '@foyer/sdk'
import * as v from 'valibot'

/**
 * The path of an address that came from outside, if it is of this site and below `/m` (SE-03): path, query
 * and hash. `undefined` for any other.
 *
 * @param origin the page's own, `https://site.example`: an absolute address with it is accepted too
 */
export function ownPath(raw: string | null | undefined, origin: string): string | undefined {
  const url = checkUrl(raw, { kind: 'own', origin })
  return url && `${url.pathname}${url.search}${url.hash}`
}

/** Longest game code, vendor, play type, node or room that an address may carry, in characters. */
const MAX_PARAMETER_LENGTH = 100

/** A parameter of an address, trimmed; `undefined` for one that is empty, too long or has control characters. */
export function readParameter(given: URLSearchParams, name: string): string | undefined {
  const value = given.get(name)?.trim()
  // eslint-disable-next-line no-control-regex -- the expression looks for control characters
  const usable = value && value.length <= MAX_PARAMETER_LENGTH && !/[\u0000-\u001f\u007f]/.test(value)
  return usable ? value : undefined
}

/**
 * Marks an entry of the browser's history that has led into a game. Back from the game then opens a page that
 * waits, and does not launch the game again at once.
 */
const STATE_KEY = 'foyerLaunched'

export const hasLaunched = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && STATE_KEY in state
}

export function markLaunched(): void {
  const state: unknown = history.state
  try {
    history.replaceState({ ...(typeof state === 'object' ? state : {}), [STATE_KEY]: true }, '')
  } catch {
    // Safari refuses after 100 changes within 30 seconds: Back then launches the game again.
  }
}

const address = v.pipe(v.string(), v.trim(), v.nonEmpty())

/**
 * The address of a game, or of its trial, as text or as `{ url }`. *Assumed*: the specification shows no answer. It is checked
 * before it is opened (SE-03).
 */
export const addressAnswer = v.pipe(
  v.object({ value: v.union([address, v.object({ url: address })]) }),
  v.transform(({ value }) => (typeof value === 'string' ? value : value.url)),
)

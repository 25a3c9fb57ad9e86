import { type Facts, type FactArea, type Gate, pluginChanged, removeCookie } from '@foyer/sdk'
import { testGate } from '@foyer/sdk/internal'
import type { Events } from '../events/events.ts'
import type { FactStore } from '../facts/fact-store.ts'
import { cookieMatches } from '../host/checks/cookie-matches.ts'
import type { Host } from '../host/core/host.ts'
import type { ReadonlyHostState } from '../host/core/host-state.ts'
import { isConsentKnown } from './consent-service.ts'

export interface CookieRemovalDependencies {
  readonly events: Pick<Events, 'on'>
  readonly facts: Pick<FactStore, 'get' | 'subscribe'>
  readonly host: Pick<Host, 'inspect'>
}

/**
 * Removes the cookies and the keys of web storage that a manifest names when its plugin stops and stays off, and those of plugins that are off for
 * want of consent (TR-16). One that restarts keeps them. Either stays while a plugin that is on names it too. What a plugin
 * has stored under its id goes with the consent as well: one that never ran on this page cannot remove it.
 */
export function startCookieRemoval({ events, facts, host }: CookieRemovalDependencies): void {
  const stopped = new Set<string>()
  let due = false
  const remove = (): void => {
    due = false
    const { cookies, storage, refused } = host.inspect((state) => namedData(state, stopped))
    stopped.clear()
    for (const name of cookieNames(document.cookie)) if (isUnwanted(cookies, name)) removeCookie(name)
    const ids = refused.map((id) => `${id}.*`)
    removeStored((key) => matchesAny(ids, key) || isUnwanted(storage, key))
  }
  /** After the host's work in progress: only then is it known which plugins stay off. */
  const request = (): void => {
    if (due) return
    due = true
    queueMicrotask(remove)
  }
  let { consent } = facts.get()
  facts.subscribe(() => {
    if (facts.get().consent === consent) return
    consent = facts.get().consent
    request()
  })
  events.on(pluginChanged, ({ plugin, from }) => {
    if (from !== 'disposing') return
    stopped.add(plugin)
    request()
  })
  request()
}

const matchesAny = (patterns: readonly string[], name: string): boolean =>
  patterns.some((pattern) => cookieMatches(pattern, name))

/** Patterns of names that must go, and of those that plugins that are on, or may be, name too. */
interface Patterns {
  readonly unwanted: string[]
  readonly inUse: string[]
}

const isUnwanted = ({ unwanted, inUse }: Patterns, name: string): boolean =>
  matchesAny(unwanted, name) && !matchesAny(inUse, name)

const cookieNames = (cookies: string): readonly string[] =>
  cookies.split('; ').flatMap((pair) => pair.split('=', 1))

/** What manifests name, and the ids of the plugins that the player has refused. */
function namedData(
  { graph, facts, disposed }: ReadonlyHostState,
  stopped: ReadonlySet<string>,
): { readonly cookies: Patterns; readonly storage: Patterns; readonly refused: readonly string[] } {
  const cookies: Patterns = { unwanted: [], inUse: [] }
  const storage: Patterns = { unwanted: [], inUse: [] }
  const refused: string[] = []
  for (const { id, gate, manifest } of graph.order) {
    const isOff = gate === 'off'
    if (isOff && disposed) continue
    const isWithoutConsent = isOff && isRefused(manifest.when, facts.consent)
    if (isWithoutConsent) refused.push(id)
    const kind = !isOff ? 'inUse' : isWithoutConsent || stopped.has(id) ? 'unwanted' : undefined
    if (!kind) continue
    cookies[kind].push(...(manifest.cookies ?? []))
    storage[kind].push(...(manifest.storage ?? []))
  }
  return { cookies, storage, refused }
}

function removeStored(isToGo: (key: string) => boolean): void {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    try {
      for (const key of Object.keys(globalThis[area])) if (isToGo(key)) globalThis[area].removeItem(key)
    } catch {
      // A browser that blocks the storage has nothing in it.
    }
}

/** No other fact has arrived, so that the consent alone can decide. */
const CONSENT_ALONE: Facts = {
  switch: undefined,
  member: undefined,
  device: undefined,
  consent: undefined,
  session: undefined,
  site: undefined,
  setting: undefined,
  fresh: false,
}
/**
 * Whether the player's choice alone turns a gate off. Without a choice nothing is known: the plugin that asks may not have
 * read that of an earlier visit yet.
 */
function isRefused(gate: Gate | undefined, consent: FactArea): boolean {
  if (!gate || !isConsentKnown(consent)) return false
  try {
    return testGate(gate, { ...CONSENT_ALONE, consent }, '') === false
  } catch {
    return false
  }
}

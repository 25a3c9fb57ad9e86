import { HOME_PATH } from '../contracts/paths.ts'
import { useCallback } from 'react'
import type { Route } from '../contracts/screen.ts'
import { isHomePath } from '../contracts/paths.ts'
import { findRoute } from './find-route.ts'
import { useKernel, useStore } from './hooks.ts'
import type { RouteEntry } from './kernel-view.ts'
import { ownPath } from './own-path.ts'

/** What the site has at an address. */
export type FoundRoute =
  /** A screen. `pending`: the facts that decide whether its plugin is on have not arrived. */
  | { readonly state: 'on' | 'pending'; readonly plugin: string; readonly route: Route }
  /** Not every plugin is known yet: the address may still get a screen. */
  | { readonly state: 'unknown' }
  /** No plugin that is on shows the address: a link to it would be a dead end. */
  | { readonly state: 'none' }

/** Finds the screen of an address of this site, `/m/activity?id=7`; an address elsewhere has none. */
export type FindRoute = (address: string) => FoundRoute

/**
 * Returns a function that tells which plugin shows an address now. Renders again when a plugin is switched on
 * or off, so that a link is there exactly while it leads somewhere. Throws `UI-ROOT` outside the site.
 *
 * @example
 * const findRoute = useFindRoute()
 * return findRoute('/m/register').state === 'none' ? null : <Link to="/m/register">{t('join')}</Link>
 */
export function useFindRoute(): FindRoute {
  const { routes, registryComplete } = useKernel()
  const entries = useStore(routes)
  const complete = useStore(registryComplete)
  return useCallback((address) => foundRoute(entryOf(entries, address), complete), [entries, complete])
}

/**
 * What the site has at one address. Renders again only when that changes: prefer it to `useFindRoute` where
 * the address is known. Throws `UI-ROOT` outside the site.
 *
 * @example
 * const offered = useFoundRoute('/m/register').state !== 'none'
 */
export function useFoundRoute(address: string): FoundRoute {
  const { routes, registryComplete } = useKernel()
  const entry = useStore(routes, (entries) => entryOf(entries, address))
  const complete = useStore(registryComplete, (known) => known || entry !== undefined)
  return foundRoute(entry, complete)
}

function entryOf(entries: readonly RouteEntry[], address: string): RouteEntry | undefined {
  const [pathname = ''] = ownPath(address)?.split(/[?#]/) ?? []
  return findRoute(entries, isHomePath(pathname) ? HOME_PATH : pathname)
}

function foundRoute(entry: RouteEntry | undefined, complete: boolean): FoundRoute {
  if (entry) return { state: entry.state, plugin: entry.plugin, route: entry.value }
  return { state: complete ? 'none' : 'unknown' }
}

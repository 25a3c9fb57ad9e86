import { matchRoutes } from 'react-router-dom'

/** What stands for a part of a path, or lets it be absent. */
const PATTERN = /[:*?]/

/**
 * The entry whose route the router would match for a path, which may differ from the current one; `undefined` where none
 * matches. Components ask `useFindRoute`.
 *
 * @example findRoute(context.contributions(routes).get(), '/m/game/ag')?.value.path // '/m/game/:vendor'
 * @experimental only `site.reports` and `site.metadata` use it.
 */
export const findRoute = <Entry extends { readonly value: { readonly path: string } }>(
  entries: readonly Entry[],
  pathname: string,
): Entry | undefined => {
  // Most paths have no parameters, and the router prefers those to any other: asking it would take ten times as long.
  const literal = PATTERN.test(pathname) ? undefined : entries.find(({ value }) => value.path === pathname)
  if (literal) return literal
  const routes = entries.map((entry) => ({ path: entry.value.path, caseSensitive: true, handle: entry }))
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle
}

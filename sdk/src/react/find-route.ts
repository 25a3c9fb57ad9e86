import { matchRoutes } from 'react-router-dom'

/** The entry whose route the router would match for a path, which may differ from the current one. */
export const findRoute = <Entry extends { readonly value: { readonly path: string } }>(
  entries: readonly Entry[],
  pathname: string,
): Entry | undefined =>
  matchRoutes(
    entries.map((entry) => ({ path: entry.value.path, caseSensitive: true, handle: entry })),
    pathname,
  )?.at(-1)?.route.handle

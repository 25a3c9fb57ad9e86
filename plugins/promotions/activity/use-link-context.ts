import { useFindRoute, useServices, useStore } from '@foyer/sdk'
import { useMemo } from 'react'
import type { LinkContext } from '../contract/route-link.ts'
import type { manifest } from './manifest.ts'

/** What the router of links needs to know now: who follows them, and what the site shows. */
export function useLinkContext(): LinkContext {
  const { session } = useServices<typeof manifest>()
  const loggedIn = useStore(session.current) !== undefined
  const findRoute = useFindRoute()
  return useMemo(() => ({ loggedIn, findRoute }), [loggedIn, findRoute])
}

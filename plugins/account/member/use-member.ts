import { createStore, MEMBER, type Member, useService, useStore } from '@foyer/sdk'
import { useEffect } from 'react'

/** Stands in where the page has no such service yet. */
const UNKNOWN = createStore<Member | undefined>(undefined)

/** What the gateway has said about the member; `undefined`: nothing yet. */
export function useMember(): Member | undefined {
  const service = useService(MEMBER)
  useEffect(() => {
    // A lost connection may have prevented the first load.
    if (service && !service.current.get()) void service.refresh()
  }, [service])
  return useStore(service?.current ?? UNKNOWN)
}

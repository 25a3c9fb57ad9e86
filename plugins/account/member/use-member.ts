import { createStore, MEMBER, type Member, useService, useStore } from '@foyer/sdk'
import { useEffect, useState } from 'react'
import { MEMBER_WAIT_MS } from './constants.ts'

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

/**
 * Whether a screen need not wait for the member's data: they are there, did not come, or are late. The level of a VIP stands
 * above what else there is, and would move it.
 */
export function useIsMemberSettled(): boolean {
  const service = useService(MEMBER)
  const isKnown = useStore(service?.current ?? UNKNOWN) !== undefined
  const [over, setOver] = useState(false)
  const isWaiting = !isKnown && !over
  useEffect(() => {
    if (!isWaiting) return
    let gone = false
    const end = (): void => {
      if (!gone) setOver(true)
    }
    const timer = setTimeout(end, MEMBER_WAIT_MS)
    void service?.refresh().then(end, end)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [service, isWaiting])
  return !isWaiting
}

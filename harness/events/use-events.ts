import { useEffect, useRef, useState } from 'react'
import type { BusEvent } from '../../kernel/inspection/channel.ts'
import type { Inspector } from '../panel/inspector.ts'
import { useIsSeen } from '../panel/use-is-seen.ts'
import { type EventLog, NO_EVENTS, withEvents } from './event-log.ts'

/** How often the page is asked. */
const POLL_MS = 500

interface Events {
  readonly log: EventLog
  /** Leaves out those up to now. */
  readonly clear: () => void
}

/** The events of the pages that the frame has shown, from the first event of each on. */
export function useEvents(inspector: () => Inspector | undefined): Events {
  const [log, setLog] = useState(NO_EVENTS)
  const latest = useRef(log)
  const isSeen = useIsSeen()
  useEffect(() => {
    if (!isSeen) return
    let shown = true
    let busy = false
    const show = (next: EventLog): void => {
      latest.current = next
      setLog(next)
    }
    const poll = async (): Promise<void> => {
      const page = inspector()
      if (!page || busy) return
      busy = true
      const { page: id } = page
      const last = id === latest.current.page ? latest.current.last : 0
      const events: readonly BusEvent[] = await page.call('events', last).catch(() => [])
      busy = false
      if (shown && id !== undefined && events.length > 0) show(withEvents(latest.current, id, events))
    }
    void poll()
    const timer = setInterval(() => void poll(), POLL_MS)
    return () => {
      shown = false
      clearInterval(timer)
    }
  }, [inspector, isSeen])
  return {
    log,
    clear() {
      latest.current = { ...latest.current, entries: [] }
      setLog(latest.current)
    },
  }
}

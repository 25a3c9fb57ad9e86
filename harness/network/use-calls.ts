import { useCallback, useEffect, useRef, useState } from 'react'
import { addReport, type CallList, isOther } from './call-list.ts'
import { useIsSeen } from '../panel/use-is-seen.ts'
import { readCalls } from './calls-client.ts'

/** How often the gateway is asked while the list is shown. */
const POLL_MS = 1_000

/** The list stays while another tab of the panel is open. */
let kept: CallList | undefined

interface Calls {
  /** `undefined` until the gateway has answered. */
  readonly list: CallList | undefined
  readonly failure: string | undefined
  /** Asks the gateway now. */
  refresh(): void
  /** Empties the list; later calls come again. */
  clear(): void
}

/**
 * The calls of the frame's world, asked every second while somebody looks.
 * @param onNewWorld the list has begun anew; the same function each time
 */
export function useCalls(onNewWorld: () => void): Calls {
  const [list, setList] = useState(kept)
  const [failure, setFailure] = useState<string>()
  const poll = useRef<() => void>(undefined)
  const isSeen = useIsSeen()
  const show = useCallback((next: CallList | undefined): void => {
    kept = next
    setList(next)
  }, [])

  useEffect(() => {
    if (!isSeen) return
    let isShown = true
    let isAsking = false
    const ask = async (): Promise<void> => {
      if (isAsking) return
      isAsking = true
      try {
        let report = await readCalls(kept?.last ?? 0)
        const isNew = kept !== undefined && isOther(kept, report)
        // It was asked for what is new after the last call of the world before.
        if (isNew) report = await readCalls(0)
        if (!isShown) return
        show(isNew ? report : addReport(kept, report))
        setFailure(undefined)
        if (isNew) onNewWorld()
      } catch (error) {
        if (isShown) setFailure(String(error))
      } finally {
        isAsking = false
      }
    }
    poll.current = () => void ask()
    void ask()
    const timer = setInterval(poll.current, POLL_MS)
    return () => {
      isShown = false
      clearInterval(timer)
    }
  }, [isSeen, onNewWorld, show])

  const refresh = useCallback(() => poll.current?.(), [])
  const clear = useCallback(() => show(kept && { ...kept, calls: [] }), [show])
  return { list, failure, refresh, clear }
}

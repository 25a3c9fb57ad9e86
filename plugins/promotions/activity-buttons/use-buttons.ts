import { useAbortSignal, usePluginContext, useServices } from '@foyer/sdk'
import { useEffect, useState } from 'react'
import type { ActivityButton } from './activity-button.ts'
import { getActivityButtons } from './endpoints.ts'
import type { manifest } from './manifest.ts'

/**
 * The gateway's buttons in a language; `undefined` while they load. They are an extra: without an answer there are none, until
 * the network is back.
 */
export function useButtons(language: string): readonly ActivityButton[] | undefined {
  const { logger } = usePluginContext<typeof manifest>()
  const { http, reachability } = useServices<typeof manifest>()
  const signal = useAbortSignal(language)
  const [known, setKnown] = useState<readonly ActivityButton[]>()
  useEffect(() => {
    const ended = signal()
    const load = async (): Promise<void> => {
      try {
        const { buttons, refused } = await http.call(getActivityButtons, { alert: false, signal: ended })
        if (refused.length > 0)
          logger.warn('AB-SHAPE: the list contains an entry that is not a button', refused)
        setKnown(buttons)
      } catch {
        if (!ended.aborted) setKnown((before) => before ?? [])
      }
    }
    void load()
    return reachability.onReturn(() => void load())
  }, [http, reachability, logger, signal, language])
  return known
}

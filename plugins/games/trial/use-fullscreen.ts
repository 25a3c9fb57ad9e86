import { usePluginContext } from '@foyer/sdk'
import { type RefObject, useEffect, useState } from 'react'
import type { manifest } from './manifest.ts'

interface Fullscreen {
  /** Whether the browser has it for elements: Safari on a phone has not. */
  readonly possible: boolean
  readonly on: boolean
  readonly toggle: () => void
}

/** Shows an element on the whole screen of the device, and back; the element's end leaves it too. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const { logger } = usePluginContext<typeof manifest>()
  const [on, setOn] = useState(false)
  useEffect(() => {
    const shown = element.current
    const follow = (): void => setOn(shown !== null && document.fullscreenElement === shown)
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      if (shown && document.fullscreenElement === shown) leave().catch(() => {})
    }
  }, [element])
  const toggle = (): void => {
    const changed = on ? leave() : (element.current?.requestFullscreen() ?? Promise.resolve())
    changed.catch((error: unknown) => logger.warn('the browser refused the full screen', error))
  }
  return { possible: document.fullscreenEnabled === true, on, toggle }
}

const leave = (): Promise<void> => document.exitFullscreen()

import { type RefObject, useEffect, useState } from 'react'
import { type Preset, readPresets, withPreset, writePresets } from './presets.ts'

/**
 * The presets that were saved on this host. Entering a world clears the host's storage, so they are stored again whenever the frame
 * has loaded a page.
 */
export function usePresets(
  frame: RefObject<HTMLIFrameElement | null>,
  revision: number,
): { readonly own: readonly Preset[]; save(preset: Preset): void } {
  const [own, setOwn] = useState(() => readPresets(localStorage))
  useEffect(() => {
    const store = (): void => {
      if (own.length > 0) writePresets(localStorage, own)
    }
    store()
    const element = frame.current
    element?.addEventListener('load', store)
    addEventListener('pagehide', store)
    return () => {
      element?.removeEventListener('load', store)
      removeEventListener('pagehide', store)
    }
  }, [frame, revision, own])
  return { own, save: (preset) => setOwn((before) => withPreset(before, preset)) }
}

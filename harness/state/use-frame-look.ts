import { type RefObject, useEffect, useRef } from 'react'
import { applyFrame, applyScheme } from './apply-frame.ts'
import { SCHEME } from './state-change.ts'

type Values = Readonly<Record<string, string>>

/** Addresses of the site, not of the gateway, which the frame enters by. */
const SITE = /^\/m(?:\/|$)|^\/$/

/** Shows the frame's page as the panel's choices say: now, and every page that it loads. */
export function useFrameLook(
  frame: RefObject<HTMLIFrameElement | null>,
  revision: number,
  values: Values,
): void {
  const look = JSON.stringify(Object.entries(values).filter(([name]) => name.startsWith('frame-')))
  const scheme = values[SCHEME]
  const lastScheme = useRef({ revision, scheme })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const settings = Object.fromEntries(JSON.parse(look) as [string, string][])
    let undo: (() => void) | undefined
    const apply = (): void => {
      const view = element.contentWindow
      if (view && SITE.test(view.location.pathname)) undo = applyFrame(view, settings)
    }
    const loaded = (): void => {
      undo = undefined
      apply()
    }
    apply()
    element.addEventListener('load', loaded)
    return () => {
      element.removeEventListener('load', loaded)
      undo?.()
    }
  }, [frame, revision, look])
  useEffect(() => {
    const before = lastScheme.current
    lastScheme.current = { revision, scheme }
    // A new world has its scheme from the gateway.
    if (before.revision !== revision || before.scheme === scheme) return
    const view = frame.current?.contentWindow
    if (view && SITE.test(view.location.pathname)) applyScheme(view, scheme)
  }, [frame, revision, scheme])
}

import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { FADE_MS, PICTURE_EDGE_PX } from './constants.ts'
import css from './splash-card.module.css'

interface Props {
  /** Address of the picture, which has been loaded. */
  readonly src: string
  readonly shownMs: number
  /** It has faded. */
  readonly onEnd: () => void
}

/** What the player does before a tap, a key or a scroll has its effect. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * A picture in the middle of the window, over a light shade. What lies beside it stays in sight and can be tapped; any touch,
 * key or scroll ends it at once. Decoration: screen readers pass it over.
 */
export function SplashCard({ src, shownMs, onEnd }: Props): ReactNode {
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    const leave = (): void => setEnded(true)
    for (const input of INPUTS) addEventListener(input, leave, { capture: true, passive: true, once: true })
    const timer = setTimeout(leave, shownMs)
    return () => {
      for (const input of INPUTS) removeEventListener(input, leave, { capture: true })
      clearTimeout(timer)
    }
  }, [shownMs])
  useEffect(() => {
    if (!ended) return
    const timer = setTimeout(onEnd, FADE_MS)
    return () => clearTimeout(timer)
  }, [ended, onEnd])
  return (
    <div
      className={css.splash}
      data-ended={ended || undefined}
      style={{ '--fade': `${FADE_MS}ms` } as CSSProperties}
      aria-hidden
    >
      <img className={css.picture} src={src} alt="" width={PICTURE_EDGE_PX} height={PICTURE_EDGE_PX} />
    </div>
  )
}

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import css from './lazy-image.module.css'
import { onNearViewport } from './on-near-viewport.ts'

const PRIME = 31

/** Golden angle, in degrees: texts that differ by one letter come out far apart. */
const STEP_DEGREES = 137

const FULL_CIRCLE_DEGREES = 360

/** What `LazyImage` takes. */
export interface LazyImageProps {
  readonly src: string
  /** Text for screen readers; empty where a text beside it is the same. */
  readonly alt: string
  /**
   * Pixels: the width that it takes where there is room, and, with `height`, its proportion. A class may set
   * another size.
   */
  readonly width: number
  readonly height: number
  /** Fetched at once and before other images, for those in the first view. */
  readonly eager?: boolean
  /** Fetched now, with low priority, although it is not near: it will be shown soon. */
  readonly awaited?: boolean
  readonly className?: string
}

type ImageState =
  /** far from the viewport */
  'waiting' | 'coming' | 'shown'

/**
 * An image that is fetched when it comes near the view. Its place is reserved; where it cannot be fetched, a
 * colour fills it.
 */
export function LazyImage(props: LazyImageProps): ReactNode {
  const { src, alt, width, height, eager = false, awaited = false, className } = props
  const frame = useRef<HTMLSpanElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<ImageState>(eager ? 'shown' : 'waiting')
  /** The address that could not be fetched: another one may be. */
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (!frame.current || eager) return
    const fetch = (): void => setState((before) => (before === 'waiting' ? 'coming' : before))
    if (!awaited) return onNearViewport(frame.current, fetch)
    fetch()
  }, [eager, awaited])
  useEffect(() => {
    // An image of a prerendered page may have failed before hydration. Its width proves nothing: an SVG may
    // have none.
    if (eager && image.current?.complete) image.current.decode?.().catch(() => setFailed(src))
  }, [eager, src])
  const size = { '--width': `${width}px`, aspectRatio: `${width}/${height}` } as CSSProperties
  return (
    <span ref={frame} className={classNames(css.frame, className)} style={size}>
      {failed === src ? (
        <span className={css.failed} style={{ '--hue': hashHue(alt || src) } as CSSProperties}>
          {alt}
        </span>
      ) : (
        <img
          ref={image}
          className={classNames(css.image, state !== 'shown' && css.coming)}
          src={state === 'waiting' ? undefined : src}
          alt={alt}
          width={width}
          height={height}
          decoding={eager ? undefined : 'async'}
          fetchPriority={eager ? 'high' : undefined}
          onLoad={() => setState('shown')}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  )
}

/** A hue of its own for every text, in degrees: the same each time. */
export function hashHue(text: string): number {
  let hash = 7
  for (const character of text) hash = (hash * PRIME + (character.codePointAt(0) ?? 0)) % 100_003
  return (hash * STEP_DEGREES) % FULL_CIRCLE_DEGREES
}

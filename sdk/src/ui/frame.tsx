import { type ReactNode, useEffect, useRef } from 'react'
import { checkUrl } from '../check-url.ts'

/** What `Frame` takes. */
export interface FrameProps {
  /** The page's address: https, or http on localhost (SE-03). Nothing is framed for another one. */
  readonly src: string
  /** Accessible name. */
  readonly title: string
  readonly className?: string | undefined
  /** What the page may use, as in `allow` of an `iframe`: `camera; microphone`. Nothing by default. */
  readonly allow?: string
  readonly onLoad?: () => void
  /** Told of each message that the page in the frame posts to this one: any value, of a page that may be anybody's. */
  readonly onMessage?: ((message: unknown) => void) | undefined
}

/** What every framed page may do. It may open windows, and never lead this page elsewhere. */
const SANDBOX =
  'allow-scripts allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox'

/**
 * A page of another site inside this one: a chat, a cashier. The only way to frame a page. It learns no address
 * of this site; a page that comes from this site's own origin, such as one of the gateway, gets none of its rights.
 *
 * @example
 * <Frame src={url} title={t('chat')} />
 */
export function Frame({ src, title, className, allow = '', onLoad, onMessage }: FrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (!onMessage) return
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      if (source && source === frame.current?.contentWindow) onMessage(data)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [onMessage])
  const url = checkUrl(src, { kind: 'https' })
  if (!url) return null
  const sandbox = url.origin === location.origin ? SANDBOX : `${SANDBOX} allow-same-origin`
  return (
    <iframe
      ref={frame}
      className={className}
      src={url.href}
      title={title}
      sandbox={sandbox}
      allow={allow}
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  )
}

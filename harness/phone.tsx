import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import type { FrameSize } from './gateway-client.ts'

/** The phone's rim, in CSS pixels. */
const RIM = 24

interface Props {
  readonly size: FrameSize
  readonly url: string
  /** Another one loads the address anew. */
  readonly revision: number
  readonly frame: Ref<HTMLIFrameElement>
}

/** The site in a phone frame of the chosen size, made smaller where there is no room for it. */
export function Phone({ size: { width, height }, url, revision, frame }: Props): ReactNode {
  const stage = useRef<HTMLElement>(null)
  const [room, setRoom] = useState<FrameSize>()
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { paddingInlineStart, paddingBlockStart } = getComputedStyle(element)
      setRoom({
        width: element.clientWidth - 2 * Number.parseFloat(paddingInlineStart),
        height: element.clientHeight - 2 * Number.parseFloat(paddingBlockStart),
      })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = room ? Math.min(1, room.width / (width + RIM), room.height / (height + RIM)) : 1
  return (
    <main ref={stage} className="stage" aria-label="Phone">
      <div
        className="phone-room"
        style={{ inlineSize: (width + RIM) * scale, blockSize: (height + RIM) * scale }}
      >
        <div
          className="phone"
          style={{ inlineSize: width + RIM, blockSize: height + RIM, scale: String(scale) }}
        >
          <iframe ref={frame} key={revision} title="The site" src={url} />
        </div>
      </div>
      <p className="note phone-note">
        {width} × {height}
        {scale < 1 ? `, shown at ${Math.round(scale * 100)} %` : ''}
      </p>
    </main>
  )
}

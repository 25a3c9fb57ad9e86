import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PluginReport } from '../../kernel/inspection/channel.ts'
import { pluginDot } from './plugin-dot.ts'
import './plugin-graph.css'

const XLINK = 'http://www.w3.org/1999/xlink'

/** Writes links as browsers have them today; what Graphviz makes a link for its tool tip alone is none. */
function tidy(picture: SVGSVGElement): void {
  // A title of the whole would be its tool tip everywhere.
  picture.querySelector(':scope > .graph > title')?.remove()
  for (const link of picture.querySelectorAll('a')) {
    const href = link.getAttributeNS(XLINK, 'href')
    if (href !== null) {
      link.setAttribute('href', href)
      continue
    }
    const title = link.closest('.edge')?.querySelector('title')
    if (title) title.textContent = link.getAttributeNS(XLINK, 'title')
    link.replaceWith(...link.childNodes)
  }
}

interface Props {
  readonly plugins: readonly PluginReport[]
  /** Id of the plugin around which it is drawn; absent: all. */
  readonly focus?: string | undefined
}

/** Who provides and needs what, as a picture, drawn by Graphviz. Each plugin in it leads to that plugin. */
export function PluginGraph({ plugins, focus }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<string>()
  const [whole, setWhole] = useState(false)
  const dot = pluginDot(plugins, whole ? undefined : focus)
  useEffect(() => {
    let shown = true
    const draw = async (): Promise<void> => {
      const { instance } = await import('@viz-js/viz')
      const picture = (await instance()).renderSVGElement(dot)
      if (!shown) return
      tidy(picture)
      place.current?.replaceChildren(picture)
      setFailure(undefined)
    }
    draw().catch((error: unknown) => shown && setFailure(String(error)))
    return () => {
      shown = false
    }
  }, [dot])
  return (
    <figure className="plugin-graph" aria-label="Who provides and needs what">
      {focus === undefined ? null : (
        <label>
          <input type="checkbox" checked={whole} onChange={({ target }) => setWhole(target.checked)} />
          All plugins
        </label>
      )}
      {failure === undefined ? null : <p role="alert">The picture could not be drawn: {failure}</p>}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls with the keyboard, as a fieldset does not */}
      <div ref={place} className="plugin-graph-place" tabIndex={0} role="group" aria-label="Graph" />
      <figcaption className="note">
        An arrow leads from a plugin to one whose services it uses; dashed: it can do without.
      </figcaption>
    </figure>
  )
}

import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { ownPath } from '../react/own-path.ts'
import { classNames } from './class-names.ts'
import css from './safe-html.module.css'

/** What `SafeHtml` takes. */
export interface SafeHtmlProps {
  /** Markup from outside, up to 100,000 characters; the rest is cut off. */
  readonly html: string
  readonly className?: string | undefined
  /**
   * Where a link's address leads, by rules of the caller's own: a page of this site or an https address.
   * `undefined`: nowhere; the link becomes text. Another function reads the markup again.
   */
  readonly linkOf?: (href: string) => string | undefined
  /** The player followed a link to a page of this site. */
  readonly onFollow?: () => void
}

const LENGTH_MAX = 100_000
/** So much of the markup holds its place until the sanitiser is there: more than a screen. */
const PLACE_LENGTH = 4_000

/**
 * Markup from outside, such as an announcement, behind the sanitiser (SE-02). The only way to show HTML. Links
 * to pages of this site are followed without a reload, links to https pages in a window of their own, and any
 * other link is text (OV-12). Scripts, styles that could cover the page, forms and frames are removed. The
 * sanitiser is loaded with the first markup; without it, offline, the markup's text is shown. The markup runs in
 * the direction of its own first letter, whatever the page's is.
 *
 * @example
 * <SafeHtml html={announcement.content} onFollow={() => close()} />
 */
export function SafeHtml({ html, className, linkOf, onFollow }: SafeHtmlProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useLayoutEffect(() => {
    if (box.current?.hasChildNodes() === false) box.current.append(placeOf(html.slice(0, PLACE_LENGTH)))
  }, [html])
  useEffect(() => {
    let current = true
    const markup = html.slice(0, LENGTH_MAX)
    void import('./sanitize-html.ts')
      .then(({ sanitizeHtml }) => sanitizeHtml(markup, linkOf))
      .catch(() => textOf(markup))
      .then((content) => {
        if (!current) return
        box.current?.replaceChildren(content)
        // A wide table scrolls by itself, with the keyboard as well.
        for (const table of box.current?.querySelectorAll('table') ?? []) table.tabIndex = 0
      })
    return () => void (current = false)
  }, [html, linkOf])

  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const path = ownPath(link?.getAttribute('href') ?? '')
    if (path === undefined || !plain) return
    event.preventDefault()
    onFollow?.()
    void navigate(path)
  }
  // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its links are the controls; Enter on one is a click
  return <div ref={box} dir="auto" className={classNames(css.content, className)} onClick={follow} />
}

/** The same words, unseen: what is below does not move much when the markup comes. */
function placeOf(html: string): HTMLElement {
  const place = document.createElement('span')
  Object.assign(place.style, { display: 'block', visibility: 'hidden', whiteSpace: 'pre-line' })
  place.textContent = textOf(html)
  return place
}

/** The markup's text, without a sanitiser; each block on a line of its own. A document that is only parsed runs and loads nothing. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const code of body.querySelectorAll('script, style, template')) code.remove()
  for (const block of body.querySelectorAll('p, div, li, tr, br, h1, h2, h3, h4, h5, h6')) block.after('\n')
  return (body.textContent ?? '').trim()
}

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { ownPath } from '../react/own-path.ts'
import { classNames } from './class-names.ts'
import css from './safe-html.module.css'

/** What `SafeHtml` takes. */
export interface SafeHtmlProps {
  /** Markup from outside, up to 100,000 characters; the rest is cut off. */
  readonly html: string
  readonly className?: string
  /** The player followed a link to a page of this site. */
  readonly onFollow?: () => void
}

const LENGTH_MAX = 100_000

/**
 * Markup from outside, such as an announcement, behind the sanitiser (SE-02). The only way to show HTML. Links
 * to pages of this site are followed without a reload, links to https pages in a window of their own, and any
 * other link is text (OV-12). Scripts, styles that could cover the page, forms and frames are removed. The
 * sanitiser is loaded with the first markup; without it, offline, the markup's text is shown.
 *
 * @example
 * <SafeHtml html={announcement.content} onFollow={() => close()} />
 */
export function SafeHtml({ html, className, onFollow }: SafeHtmlProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    let current = true
    const markup = html.slice(0, LENGTH_MAX)
    void import('./sanitize-html.ts')
      .then(({ sanitizeHtml }) => sanitizeHtml(markup))
      .catch(() => textOf(markup))
      .then((content) => {
        if (current) box.current?.replaceChildren(content)
      })
    return () => void (current = false)
  }, [html])

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
  return <div ref={box} className={classNames(css.content, className)} onClick={follow} />
}

/** The markup's text, without a sanitiser. A document that is only parsed runs and loads nothing. */
const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''

import createPurifier, { type Config } from 'dompurify'
import { checkUrl } from '../check-url.ts'

/** Declarations that a text may have; what could cover the page, or load something, is none of them. */
const STYLES = [
  'color', 'background-color', 'font-size', 'font-style', 'font-weight', 'text-align', 'text-decoration-line',
] as const // prettier-ignore
const PURIFY = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'form', 'input', 'button', 'select', 'textarea', 'option', 'dialog', 'style', 'video', 'audio', 'map', 'area', 'slot',
  ], // prettier-ignore
  // A name or an id could stand for one of the page's own; a class would borrow its looks.
  FORBID_ATTR: [
    'id',
    'name',
    'class',
    'slot',
    'tabindex',
    'accesskey',
    'srcset',
    'contenteditable',
    'popover',
  ],
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

const purifier = createPurifier(window)

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLElement && element.hasAttribute('style')) keepStyles(element)
  if (element instanceof HTMLAnchorElement) checkLink(element)
  if (element instanceof HTMLImageElement) checkImage(element)
})

function keepStyles(element: HTMLElement): void {
  const declared = STYLES.map((name) => [name, element.style.getPropertyValue(name)] as const)
  element.removeAttribute('style')
  for (const [name, value] of declared)
    if (value && !/url\(/i.test(value)) element.style.setProperty(name, value)
}

/** Leaves a page of this site, or an https page in a window of its own (OV-12); any other link becomes text. */
function checkLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href')
  const own = checkUrl(href, { kind: 'own', origin: location.origin })
  const url = own ?? checkUrl(href, { kind: 'https' })
  link.removeAttribute('target')
  if (!url) return link.removeAttribute('href')
  link.setAttribute('href', own ? own.pathname + own.search + own.hash : url.href)
  if (own) return
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

/** Leaves an https image, or one of this host; another one goes. */
function checkImage(image: HTMLImageElement): void {
  const src = image.getAttribute('src') ?? ''
  if (/^\/(?![/\\])/.test(src) || checkUrl(src, { kind: 'https' })) image.loading = 'lazy'
  else image.remove()
}

/** The markup as nodes without anything that could run, load from elsewhere, or act as a part of the page (SE-02). */
export const sanitizeHtml = (html: string): DocumentFragment => purifier.sanitize(html, PURIFY)

import createPurifier, { type Config } from 'dompurify'
import { checkUrl } from '../check-url.ts'

/** Declarations that a text may have; what could cover the page, or load something, is none of them. */
const STYLES = [
  'color',
  'background-color',
  'font-size',
  'font-style',
  'font-weight',
  'text-align',
  'text-decoration-line',
] as const
const PURIFY = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'form', 'input', 'button', 'select', 'textarea', 'option', 'dialog', 'style', 'video', 'audio', 'map', 'area', 'slot', 'template',
    // Moves, whatever the player prefers; an empty box; larger in each other.
    'marquee', 'canvas', 'big',
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
    'part',
    'exportparts',
    'nonce',
    'role',
    'usemap',
    // Leads to a control of the page.
    'for',
    'download',
    // Loads a picture.
    'background',
    // Of a line or a font, without an upper limit.
    'size',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

/** Where a link's address leads, as the caller's rules have it; `undefined`: nowhere. */
export type LinkRule = (href: string) => string | undefined

const purifier = createPurifier(window)
/** The rule of the markup that is being sanitised. */
let linkRule: LinkRule | undefined

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLElement) {
    filterStyles(element)
    limitSize(element)
  }
  if (element instanceof HTMLAnchorElement) checkLink(element)
  if (element instanceof HTMLImageElement) checkImage(element)
})

function filterStyles(element: HTMLElement): void {
  if (!element.hasAttribute('style')) return
  const declared = STYLES.map((name) => [name, element.style.getPropertyValue(name)] as const)
  element.removeAttribute('style')
  for (const [name, value] of declared) {
    const safe = name === 'font-size' ? fontSize(value) : value
    if (safe && !/url\(/i.test(safe)) element.style.setProperty(name, safe)
  }
}

/** Most that a size of the font may be, by unit. */
const MOST: Readonly<Record<string, number>> = { px: 40, pt: 30, rem: 2.5 }

/**
 * A size that is not too large, whatever it stands in: one that is relative to the text around it would grow in
 * each other, so that it becomes relative to the page's. `undefined`: none.
 */
function fontSize(given: string): string | undefined {
  if (/^(?:x{0,3}-large|large|medium|small|x{1,2}-small)$/.test(given)) return given
  const [, number = '', unit = ''] = /^([\d.]+)(px|pt|em|rem|%)$/.exec(given) ?? []
  const size = unit === '%' ? Number(number) / 100 : Number(number)
  const absolute = unit === 'em' || unit === '%' ? 'rem' : unit
  const most = MOST[absolute]
  return most !== undefined && size <= most ? `${size}${absolute}` : undefined
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6'
/** Attributes of tables, pictures and lines that are numbers. */
const DIMENSIONS = ['width', 'height', 'border', 'cellpadding', 'cellspacing', 'hspace', 'vspace']

/** Nothing is so large that the player has to scroll past it. */
function limitSize(element: HTMLElement): void {
  for (const name of DIMENSIONS)
    if (/\d{4}/.test(element.getAttribute(name) ?? '')) element.removeAttribute(name)
  // The browser's own sizes of headings multiply.
  if (element.matches(HEADINGS) && !element.style.fontSize && element.parentElement?.closest(HEADINGS))
    element.style.setProperty('font-size', 'inherit')
}

/** Leaves a page of this site, or an https page in a window of its own (OV-12); any other link becomes text. */
function checkLink(link: HTMLAnchorElement): void {
  const given = link.getAttribute('href') ?? ''
  const href = linkRule ? linkRule(given) : given
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

/**
 * The markup as nodes without anything that could run, load from elsewhere, or act as a part of the page (SE-02).
 *
 * @param linkOf for each link, before its own check, which no rule can loosen
 */
export function sanitizeHtml(html: string, linkOf?: LinkRule): DocumentFragment {
  linkRule = linkOf
  try {
    return purifier.sanitize(html, PURIFY)
  } finally {
    linkRule = undefined
  }
}

/** What {@link findTexts} lets pass. */
export interface Allowed {
  /** Marks around a text of the gateway's. */
  readonly marks: readonly [string, string]
  /** Names that are the same in every language: of brands, merchants and the screen's member. */
  readonly names: readonly string[]
}

/**
 * Texts on the page that a translator cannot reach: letters that are neither the pseudo-language's nor between the gateway's marks.
 * Of the pseudo-language no letter is plain, so an English word inside a translated sentence is found too. Numbers, money, dates,
 * codes, addresses and texts with a language of their own pass. Runs in the page, so it has everything inside itself.
 */
export function findTexts({ marks: [mark, end], names }: Allowed): readonly string[] {
  const marked = new RegExp(`${mark}[^${mark}${end}]*(?:${end}|…|$)`, 'g')
  const passes = [
    marked,
    new RegExp(
      `(?<![\\p{L}\\d])(?:${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}\\d])`,
      'gu',
    ),
    /https?:\/\/\S+|\b[\w.-]+@[\w-]+\.\w+|\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g,
    // Codes of errors; what Intl writes: lists, and how long something takes.
    /\b[A-Z]{2}-[A-Z][A-Z\d-]+\b/g,
    /\] and \[/g,
    /\d+ (?:day|hour|minute|second)s?\b/g,
    /[\w*•-]*[\d*•][\w*•-]*/g,
    /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b/g,
    /\b(?:at|AM|PM|UTC|GMT|VND|BRL|MYR|R\$|RM|KB|MB|GB)\b/g,
  ]
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  // As the browser itself names them.
  const countries = new Set(
    (['short', 'long'] as const).flatMap((style) => {
      const namer = new Intl.DisplayNames('en', { type: 'region', style })
      return letters.flatMap((first) => letters.map((second) => namer.of(first + second)))
    }),
  )
  const isForeign = (text: string): boolean => {
    const rest = passes.reduce((left, pass) => left.replace(pass, ' '), text)
    if (countries.has(text)) return false
    return /[A-Za-z]{2,}|[\u0370-\u1dff\u2c00-\uabff\uf900-\ufaff]/.test(rest)
  }
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (element && /\S/.test(text) && isRead(element) && isForeign(text))
      found.push(at('text', element, text))
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!isRead(element)) continue
    for (const name of [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'placeholder',
      'title',
      'alt',
    ]) {
      const text = element.getAttribute(name)
      if (text && isForeign(text)) found.push(at(name, element, text))
    }
    for (const pseudo of ['::before', '::after']) {
      const { content } = getComputedStyle(element, pseudo)
      if (/^["']/.test(content) && isForeign(content)) found.push(at(pseudo, element, content))
    }
  }
  return found

  function isRead(element: Element): boolean {
    if (element.closest('script, style, noscript, template, svg, iframe, textarea')) return false
    const own = element.closest('[lang]')
    if (own && own !== document.documentElement) return false
    return (element.closest('select') ?? element).checkVisibility()
  }
  function at(what: string, element: Element, text: string): string {
    const path = [element.parentElement, element].map(
      (it) => `${it?.tagName.toLowerCase() ?? ''}.${it?.getAttribute('class') ?? ''}`,
    )
    return `${what} of ${path.join(' > ')}: ${text.trim().slice(0, 160)}`
  }
}

/**
 * Texts that are cut off, or that stand out of their own box: a translator's text needs more room than they have. What scrolls, ends
 * in an ellipsis, has a greatest height, or is there for screen readers alone passes. Runs in the page, so it has everything inside itself.
 */
export function findCut(): readonly string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (
      !element ||
      !/\p{L}/u.test(text) ||
      element.closest('script, style, noscript, select, svg, [aria-hidden=true]')
    )
      continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const shape = range.getBoundingClientRect()
    if (shape.width <= 1 || shape.height <= 1) continue
    const cutter = cutBy(element, shape)
    if (cutter) found.push(at('cut off', element, text, cutter))
    const style = getComputedStyle(element)
    if (style.display === 'inline' || style.overflowX !== 'visible') continue
    const box = element.getBoundingClientRect()
    if (shape.left < box.left - 1 || shape.right > box.right + 1)
      found.push(at('wider than its box', element, text, element))
  }
  return found

  function cutBy(from: Element, shape: DOMRect): Element | undefined {
    for (
      let element: Element | null = from;
      element && element !== document.body;
      element = element.parentElement
    ) {
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      // For screen readers alone.
      if (box.width <= 1 || box.height <= 1) return undefined
      if (
        style.textOverflow === 'ellipsis' ||
        (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '')
      )
        return undefined
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return undefined
      if (style.animationName !== 'none') return undefined
      if (/hidden|clip/.test(style.overflowX) && (shape.left < box.left - 1 || shape.right > box.right + 1))
        return element
      // A style that shows so many lines, and never a part of one.
      if (style.maxHeight !== 'none' && shape.top >= box.top - 3) return undefined
      if (/hidden|clip/.test(style.overflowY) && (shape.top < box.top - 3 || shape.bottom > box.bottom + 3))
        return element
      if (style.position === 'fixed') return undefined
    }
    return undefined
  }
  function at(what: string, element: Element, text: string, by: Element): string {
    const name = (it: Element): string => `${it.tagName.toLowerCase()}.${it.getAttribute('class') ?? ''}`
    return `${what}: ${name(element)} in ${name(by)}: ${text.trim().slice(0, 120)}`
  }
}

/**
 * What points the wrong way on a page that runs from right to left: an icon along the text that is not mirrored, an arrow that is typed,
 * a clock whose numbers run from right to left, a text that is aligned to the left. Runs in the page.
 * @param pointers data of the paths of the site's icons that point along a line of text
 */
export function findWrongWay(pointers: readonly string[]): readonly string[] {
  const found: string[] = []
  if (getComputedStyle(document.body).direction !== 'rtl')
    found.push('the page does not run from right to left')
  for (const path of document.body.querySelectorAll('svg path')) {
    const svg = path.closest('svg')
    if (!svg || !svg.checkVisibility() || !pointers.includes(path.getAttribute('d') ?? '')) continue
    if (!isMirrored(path)) found.push(`not mirrored: ${name(svg.parentElement)} > ${name(svg)}`)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (!element || !element.checkVisibility() || element.closest('script, style, noscript')) continue
    if (/[←→⟵⟶⇐⇒➔➜▶◀►◄]/.test(text) && !isMirrored(element))
      found.push(`a typed arrow: ${name(element)}: ${text}`)
    const { textAlign, direction } = getComputedStyle(element)
    if (direction === 'rtl' && textAlign === 'left' && /\p{L}/u.test(text))
      found.push(`aligned to the left: ${name(element)}: ${text}`)
    const clock = /\d{1,2}:\d{2}(?::\d{2})?/.exec(text)
    if (clock) {
      const [first, last] = [clock.index, clock.index + clock[0].length - 1].map((at) =>
        leftOf(node as Text, at),
      )
      if (first !== undefined && last !== undefined && first > last)
        found.push(`runs backwards: ${name(element)}: ${text}`)
    }
  }
  return found

  function leftOf(node: Text, at: number): number {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return range.getBoundingClientRect().left
  }
  function isMirrored(from: Element): boolean {
    let sign = 1
    for (let element: Element | null = from; element; element = element.parentElement) {
      const { transform, scale } = getComputedStyle(element)
      const [, a] = /^matrix\(([^,]+)/.exec(transform) ?? []
      if (a !== undefined && Number(a) < 0) sign = -sign
      if (scale.startsWith('-')) sign = -sign
    }
    return sign < 0
  }
  function name(it: Element | null): string {
    return `${it?.tagName.toLowerCase() ?? ''}.${it?.getAttribute('class') ?? ''}`
  }
}

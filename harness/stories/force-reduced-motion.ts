const REDUCED = /\(prefers-reduced-motion: ?reduce\)/

/**
 * Makes a page behave as with reduced motion, also for style sheets that are added later. For Ladle, where no browser
 * option can be set.
 *
 * @returns undoes it
 */
export function forceReducedMotion(view: Window): () => void {
  const { document } = view
  const forced = new Map<CSSMediaRule, string>()
  const force = (): void => {
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        if (!('media' in rule)) continue
        const media = rule as CSSMediaRule
        if (!REDUCED.test(media.conditionText)) continue
        forced.set(media, media.media.mediaText)
        media.media.mediaText = 'all'
      }
    }
  }
  const { matchMedia } = view
  view.matchMedia = (query) => matchMedia.call(view, REDUCED.test(query) ? 'all' : query)
  const observer = new MutationObserver(force)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  force()
  return () => {
    observer.disconnect()
    view.matchMedia = matchMedia
    for (const [rule, text] of forced) rule.media.mediaText = text
  }
}

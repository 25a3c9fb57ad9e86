const REDUCED = /\(prefers-reduced-motion: ?reduce\)/

/**
 * Makes the page behave as for players who want less motion, style sheets that come later included. For Ladle, where
 * no browser option can be set.
 *
 * @returns undoes it
 */
export function forceReducedMotion(): () => void {
  const forced = new Map<CSSMediaRule, string>()
  const force = (): void => {
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        if (!(rule instanceof CSSMediaRule) || !REDUCED.test(rule.conditionText)) continue
        forced.set(rule, rule.media.mediaText)
        rule.media.mediaText = 'all'
      }
    }
  }
  const { matchMedia } = window
  window.matchMedia = (query) => matchMedia(REDUCED.test(query) ? 'all' : query)
  const observer = new MutationObserver(force)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  force()
  return () => {
    observer.disconnect()
    window.matchMedia = matchMedia
    for (const [rule, text] of forced) rule.media.mediaText = text
  }
}

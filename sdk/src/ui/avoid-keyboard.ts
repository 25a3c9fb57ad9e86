/**
 * Keeps a modal dialog clear of a keyboard on the screen: browsers lay pages out as if there were none, so it
 * would cover the lower end of a sheet. The style sheet leaves `--covered` free, the height that the keyboard
 * hides; the focused field is scrolled into view.
 *
 * @returns a function that ends it
 */
export function avoidKeyboard(dialog: HTMLElement): () => void {
  const { visualViewport } = window
  if (!visualViewport) return () => {}
  const fit = (): void => {
    const { height, offsetTop, scale } = visualViewport
    // A player who has zoomed in sees a part of the page by choice: nothing covers the rest.
    const covered = scale > 1 ? 0 : Math.max(0, Math.round(innerHeight - height - offsetTop))
    dialog.style.setProperty('--covered', `${covered}px`)
    const { activeElement } = document
    if (covered > 0 && dialog.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' })
  }
  fit()
  visualViewport.addEventListener('resize', fit)
  return () => visualViewport.removeEventListener('resize', fit)
}

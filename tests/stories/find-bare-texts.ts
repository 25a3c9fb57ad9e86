/**
 * Texts that React keeps as nodes of their own, because something stands beside them or they come alone from a component. A browser
 * that translates the page puts another node in the place of such a one: React then changes a text that nobody sees, and
 * fails where it is to remove it. In an element of its own a text is safe. Runs in the page, so it has everything inside itself.
 */
export function findBareTexts(): readonly string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text
    // No browser translates an option's text by another node, nor spaces.
    if (!text.textContent?.trim() || !parentElement || parentElement.localName === 'option') continue
    if (Object.keys(text).some((key) => key.startsWith('__reactFiber')))
      found.push(`bare text: ${parentElement.localName}: ${text.textContent.slice(0, 40)}`)
  }
  return [...new Set(found)]
}

/**
 * What stands beyond the left or right edge of the page, where a player would have to scroll sideways: boxes and texts. What
 * scrolls or is cut off inside its own box does not count. Runs in the page, so it has everything inside itself.
 */
export function findOverflow(): readonly string[] {
  const width = document.documentElement.clientWidth
  const elements = [...document.querySelectorAll('#root *')]
  const boxes = elements.filter((element) => isBeyond(element, element) && !isCut(element.parentElement))
  const texts = elements.filter((element) =>
    [...element.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE || isCut(element)) return false
      const range = document.createRange()
      range.selectNodeContents(node)
      return isBeyond(range, element)
    }),
  )
  // A dialog scrolls up and down, never sideways.
  const sideways = [...document.querySelectorAll('dialog')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
  )
  // Of what lies in one another only the outermost.
  const found = [...new Set([...boxes, ...texts, ...sideways])]
  return found
    .filter((element) => !found.some((other) => other !== element && other.contains(element)))
    .map((element) => `overflow: ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)

  function isBeyond(shape: Element | Range, element: Element): boolean {
    const { left, right, width: own, height } = shape.getBoundingClientRect()
    if (own <= 1 || height <= 1) return false
    // Where it stands while the page is not scrolled sideways.
    return (
      (left + scrollX < -1 || right + scrollX > width + 1) &&
      getComputedStyle(element).visibility !== 'hidden'
    )
  }
  function isCut(from: Element | null): boolean {
    for (let element = from; element && element.id !== 'root'; element = element.parentElement)
      if (getComputedStyle(element).overflowX !== 'visible') return true
    return false
  }
}

/**
 * What stands beyond the left or right edge of the page, where a player would have to scroll sideways: what scrolls or is cut
 * off inside its own box does not count. Runs in the page, so it has everything inside itself.
 */
export function findOverflow(): readonly string[] {
  const width = document.documentElement.clientWidth
  const found = [...document.querySelectorAll('#root *')].filter((element) => {
    const { width: own, height } = element.getBoundingClientRect()
    const { left, right } = edgesOf(element)
    if (own <= 1 || height <= 1 || (left >= -1 && right <= width + 1)) return false
    const style = getComputedStyle(element)
    return style.visibility !== 'hidden' && !isContained(element)
  })
  // A dialog scrolls up and down, never sideways.
  const sideways = [...document.querySelectorAll('dialog')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
  )
  // Of what lies in one another only the outermost.
  return [...found, ...sideways]
    .filter((element) => !found.some((other) => other !== element && other.contains(element)))
    .map((element) => {
      const { left, right } = edgesOf(element)
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
      return `overflow: ${name} reaches from ${Math.round(left)} to ${Math.round(right)} of ${width} px`
    })

  /** Where it stands while the page is not scrolled sideways. */
  function edgesOf(element: Element): { readonly left: number; readonly right: number } {
    const { left, right } = element.getBoundingClientRect()
    return { left: left + scrollX, right: right + scrollX }
  }
  function isContained(element: Element): boolean {
    for (let parent = element.parentElement; parent && parent.id !== 'root'; parent = parent.parentElement)
      if (getComputedStyle(parent).overflowX !== 'visible') return true
    return false
  }
}

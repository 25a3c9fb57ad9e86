import type { Locator } from '@playwright/test'

/** The first text of an element has four Latin digits or more, each to the right of the one before it. */
export const digitsFromTheLeft = (amount: Locator): Promise<boolean> =>
  amount.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    if (!node) return false
    const lefts = [...(node.textContent ?? '').matchAll(/\d/g)].map(({ index }) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      return range.getBoundingClientRect().left
    })
    return lefts.length > 3 && lefts.every((left, at) => at === 0 || left > (lefts[at - 1] ?? Infinity))
  })

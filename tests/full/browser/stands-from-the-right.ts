import type { Locator } from '@playwright/test'

/** Each of several elements, by its horizontal middle, stands to the left of the one before it in the document. */
export const standsFromTheRight = (items: Locator): Promise<boolean> =>
  items.evaluateAll((elements) => {
    const middles = elements.map((element) => {
      const { left, right } = element.getBoundingClientRect()
      return (left + right) / 2
    })
    return (
      middles.length > 1 && middles.every((middle, at) => at === 0 || middle < (middles[at - 1] ?? -Infinity))
    )
  })

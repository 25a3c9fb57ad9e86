import type { Page } from '@playwright/test'

/** A control that a player can touch: it is in view, and nothing covers its centre. */
export interface Control {
  readonly name: string
  readonly x: number
  readonly y: number
  /** What is typed into it; absent for what is only tapped. */
  readonly field?: 'username' | 'password' | 'text'
}

/** What the monkey sees of a page. */
export interface PageState {
  /** The site's root or its main area draws nothing: no word, no picture, no sign of waiting. What lies over it does not count. */
  readonly blank: boolean
  /** Names of the open dialogs. */
  readonly dialogs: readonly string[]
  /** Texts and names that are keys of the site's texts. */
  readonly rawKeys: readonly string[]
  readonly controls: readonly Control[]
}

/**
 * Reads the page in one go.
 * @param keys keys of texts that are no word of any language
 */
export const readPage = (page: Page, keys: readonly string[]): Promise<PageState> =>
  page.evaluate((list) => {
    const known = new Set(list)
    const shown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 0 &&
        height > 0 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
    }
    const all = [...document.body.querySelectorAll('*')].filter(
      (element) => !element.closest('script, style'),
    )
    const waits = '[aria-busy="true"], [role="status"], [role="progressbar"], img, svg, canvas, iframe'
    /** A word that is drawn, not one for screen readers alone. */
    const hasWord = (area: Element): boolean => {
      const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode
        if (!textContent?.trim() || !parentElement || parentElement.closest('script, style')) continue
        const { width, height } = parentElement.getBoundingClientRect()
        if (width > 1 && height > 1 && shown(parentElement)) return true
      }
      return false
    }
    const draws = (area: Element): boolean =>
      hasWord(area) ||
      [area, ...area.querySelectorAll(waits)].some((each) => each.matches(waits) && shown(each))
    const root = document.getElementById('root') ?? document.body
    const blank =
      !draws(root) ||
      [...root.querySelectorAll('main')].some((main) => main.checkVisibility() && !draws(main))

    const words = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      if (!parentElement?.closest('script, style')) words.push(textContent ?? '')
    }
    for (const element of all)
      for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
        words.push(element.getAttribute(name) ?? '')
    const rawKeys = words.map((word) => word.trim()).filter((word) => known.has(word))

    const nameOf = (element: Element): string => {
      const labels = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/)
      const label = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
      return (
        element.getAttribute('aria-label') ??
        (label.trim() || (element.textContent ?? '').trim() || element.getAttribute('name') || '')
      ).slice(0, 60)
    }
    const dialogs = all
      .filter(
        (element) => element.matches('dialog[open], [role="dialog"], [role="alertdialog"]') && shown(element),
      )
      // A dialog element with a role of its own counts once.
      .filter((element, _at, found) => !found.some((other) => other !== element && other.contains(element)))
      .map(nameOf)

    const controls = all.flatMap((element): Control[] => {
      if (!element.matches('a[href], button, input, select, textarea, summary, [role="tab"], [role="radio"]'))
        return []
      if (element.matches(':disabled') || !shown(element)) return []
      const box = element.getBoundingClientRect()
      const x = box.left + box.width / 2
      const y = box.top + box.height / 2
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return []
      const top = document.elementFromPoint(x, y)
      if (!top || !(element.contains(top) || top.closest('label, a, button') === element.closest('label')))
        return []
      const typed = element.matches('textarea, input:not([type="checkbox"]):not([type="radio"])')
      const field: Control['field'] = !typed
        ? undefined
        : element.matches('[autocomplete="username"]')
          ? 'username'
          : element.matches('[type="password"]')
            ? 'password'
            : 'text'
      return [{ name: nameOf(element) || element.tagName, x, y, ...(field ? { field } : {}) }]
    })
    return { blank, dialogs, rawKeys, controls }
  }, keys)

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * After a dialog was closed: a browser restores the focus to the element that had it before, but to nothing
 * where that was removed. Then the dialog below gets it, else the page's main part, so that keyboards and
 * screen readers do not start from the top.
 */
export function restoreFocus(): void {
  if (document.activeElement && document.activeElement !== document.body) return
  const below = [...document.querySelectorAll('dialog')].filter(({ open }) => open).at(-1)
  const target = below
    ? below.querySelector<HTMLElement>(FOCUSABLE)
    : document.querySelector<HTMLElement>('main')
  target?.focus({ preventScroll: true })
}

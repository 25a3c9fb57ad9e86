/** The open dialog that was opened last; the page's body when none is open. All dialogs are modal. */
export function topDialog(): Element {
  const open = [...document.querySelectorAll('dialog[open]')]
  const focused = open.findLast((dialog) => dialog.contains(document.activeElement))
  return focused ?? open.at(-1) ?? document.body
}

/** The open dialog that was put up last; the page's body where none is open. Dialogs are modal here, all of them. */
export function topDialog(): Element {
  const open = [...document.querySelectorAll('dialog[open]')]
  const focused = open.findLast((dialog) => dialog.contains(document.activeElement))
  return focused ?? open.at(-1) ?? document.body
}

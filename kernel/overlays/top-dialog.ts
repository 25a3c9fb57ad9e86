/** The open dialog that was opened last; the page's body when none is open. All dialogs are modal. */
export function topDialog(): Element {
  const open = [...document.querySelectorAll('dialog[open]')]
  const focused = open.filter((dialog) => dialog.contains(document.activeElement)).at(-1)
  return focused ?? open.at(-1) ?? document.body
}

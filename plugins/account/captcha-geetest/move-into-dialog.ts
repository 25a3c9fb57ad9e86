/**
 * The vendor draws its box into the page's body, and behind a modal dialog that is inert and out of sight. Where a dialog is
 * open, such as the one whose form asks for the captcha, the box stands in it until the returned function puts it back.
 */
export function moveIntoDialog(): () => void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  if (!dialog) return () => {}
  const moved = new Set<Element>()
  const move = (): void => {
    for (const box of document.body.querySelectorAll(':scope > [class*="geetest_"]')) {
      moved.add(box)
      dialog.append(box)
    }
  }
  move()
  // Most of it comes when the box opens.
  const observer = new MutationObserver(move)
  observer.observe(document.body, { childList: true })
  return () => {
    observer.disconnect()
    // Another form's box may be among them, which outlives the dialog.
    for (const box of moved) if (box.isConnected) document.body.append(box)
  }
}

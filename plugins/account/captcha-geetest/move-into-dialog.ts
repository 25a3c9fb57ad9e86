/**
 * The vendor draws its box into the page's body, which is inert and hidden behind a modal dialog. Into an
 * open dialog, such as that of the captcha's form, the box moves until the returned function moves it back.
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
  // The vendor adds most of its elements when the box opens.
  const observer = new MutationObserver(move)
  observer.observe(document.body, { childList: true })
  return () => {
    observer.disconnect()
    // Another form's box, which outlives the dialog, may be among them.
    for (const box of moved) if (box.isConnected) document.body.append(box)
  }
}

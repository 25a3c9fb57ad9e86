/**
 * Handles Back for a dialog that a plugin shows without `Overlays` (OV-29). True: one was open, and the page stays. One that must not
 * be closed opens itself again.
 */
export function closePluginDialog(): boolean {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]:not([inert])')].at(-1)
  dialog?.close()
  return dialog !== undefined
}

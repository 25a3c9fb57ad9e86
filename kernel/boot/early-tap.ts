/**
 * The last button that was tapped while the page's script was on its way: `globalThis.__foyer.tap`, noted by the page's inline
 * script, which stops listening now. The function that this returns taps it again, for handlers that are there by then. Links
 * need no script, and were followed at once.
 */
export function takeEarlyTap(): () => void {
  const left: unknown = Reflect.get(globalThis, '__foyer')
  if (typeof left !== 'object' || left === null) return () => {}
  const { tap, hear }: { readonly tap?: unknown; readonly hear?: unknown } = left
  if (typeof hear === 'function') removeEventListener('click', hear as EventListener, true)
  return () => {
    if (tap instanceof HTMLElement && tap.isConnected) tap.click()
  }
}

/** Methods of elements that the site uses and Chrome before 86 and iOS before 14 lack, and listeners that a signal ends. */
export function mendElements(page: Window & typeof globalThis): void {
  for (const { prototype } of [page.Element, page.DocumentFragment, page.Document])
    if (!('replaceChildren' in prototype))
      Object.defineProperty(prototype, 'replaceChildren', {
        configurable: true,
        writable: true,
        value(this: ParentNode & Node, ...nodes: (Node | string)[]): void {
          while (this.lastChild) this.removeChild(this.lastChild)
          this.append(...nodes)
        },
      })
  mendListeners(page.EventTarget.prototype)
}

/** Chrome before 88 and iOS before 15 ignore `signal`. */
function mendListeners(prototype: EventTarget): void {
  const { addEventListener: add } = prototype
  const controller = new AbortController()
  let heard = false
  try {
    const target = document.createElement('i')
    add.call(target, 'abort', () => (heard = true), { signal: controller.signal })
    controller.abort()
    target.dispatchEvent(new Event('abort'))
  } catch {
    // A controller of ours is none to the browser.
    heard = true
  }
  if (!heard) return
  Object.defineProperty(prototype, 'addEventListener', {
    configurable: true,
    writable: true,
    value(this: EventTarget, type: string, listener: EventListener | null, given?: AddEventListenerOptions) {
      const signal = typeof given === 'object' ? given?.signal : undefined
      if (!signal) return add.call(this, type, listener, given)
      if (signal.aborted) return
      const { capture = false, once = false, passive } = given ?? {}
      add.call(this, type, listener, passive === undefined ? { capture, once } : { capture, once, passive })
      signal.addEventListener('abort', () => this.removeEventListener(type, listener, capture))
    },
  })
}

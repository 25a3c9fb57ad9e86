/** Methods of elements that the site uses and Chrome before 86 and iOS before 14 lack. */
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
}

interface Modal {
  readonly element: HTMLElement
  readonly backdrop: HTMLElement
  readonly focused: Element | null
  /** Parts of the page that screen readers must not read now. */
  readonly hidden: readonly Element[]
}

/** As browsers place a modal dialog. No specificity beyond the tag, so that a class wins. */
const STYLES = `dialog{display:block;position:fixed;z-index:1000;top:0;right:0;bottom:0;left:0;width:fit-content;height:fit-content;margin:auto;overflow:auto}dialog:not([open]){display:none}`
const BACKDROP =
  'position:fixed;z-index:999;top:0;right:0;bottom:0;left:0;background:#000;background:rgba(0,0,0,.6)'
const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),[tabindex]'

/**
 * Modal dialogs where the browser has none (iOS before 15.4): `showModal`, `close` and `open` of `<dialog>`, with the focus
 * held inside, Escape, the backdrop, and the events `cancel` and `close`. Not its layer above everything else.
 */
export function mendDialogs(page: Document): void {
  const prototype: unknown = Object.getPrototypeOf(page.createElement('dialog'))
  if (typeof prototype !== 'object' || prototype === null || 'showModal' in prototype) return
  const modals: Modal[] = []
  const top = (): Modal | undefined => modals[modals.length - 1]

  const showModal = (element: HTMLElement): void => {
    if (element.hasAttribute('open')) throw new DOMException('The dialog is open', 'InvalidStateError')
    const backdrop = page.createElement('div')
    backdrop.setAttribute('style', BACKDROP)
    backdrop.addEventListener('click', () => cancel(element))
    page.body.append(backdrop)
    const hidden = othersOf(element).filter((other) => !other.hasAttribute('aria-hidden'))
    for (const other of hidden) other.setAttribute('aria-hidden', 'true')
    modals.push({ element, backdrop, focused: page.activeElement, hidden })
    element.setAttribute('open', '')
    element.setAttribute('aria-modal', 'true')
    if (!element.hasAttribute('role')) element.setAttribute('role', 'dialog')
    focusIn(element)
  }
  const close = (element: HTMLElement): void => {
    const at = modals.findIndex((modal) => modal.element === element)
    element.removeAttribute('open')
    const [modal] = at < 0 ? [] : modals.splice(at, 1)
    if (!modal) return
    modal.backdrop.remove()
    for (const other of modal.hidden) other.removeAttribute('aria-hidden')
    if (modal.focused instanceof HTMLElement) modal.focused.focus()
    setTimeout(() => element.dispatchEvent(new Event('close')))
  }
  const cancel = (element: HTMLElement): void => {
    if (element.dispatchEvent(new Event('cancel', { cancelable: true }))) close(element)
  }
  page.addEventListener('keydown', ({ key }) => {
    const modal = top()
    if (modal && key === 'Escape') cancel(modal.element)
  })
  page.addEventListener('focusin', ({ target }) => {
    const modal = top()
    if (modal && target instanceof Node && !modal.element.contains(target)) focusIn(modal.element)
  })
  const style = page.createElement('style')
  style.textContent = STYLES
  // First, so that the page's own styles win.
  page.head.insertBefore(style, page.head.firstChild)
  Object.defineProperties(prototype, {
    open: {
      configurable: true,
      get(this: HTMLElement): boolean {
        return this.hasAttribute('open')
      },
      set(this: HTMLElement, value: unknown) {
        if (value) this.setAttribute('open', '')
        else this.removeAttribute('open')
      },
    },
    showModal: method(showModal),
    close: method(close),
  })
}

const method = (act: (element: HTMLElement) => void): PropertyDescriptor => ({
  configurable: true,
  writable: true,
  value(this: HTMLElement): void {
    act(this)
  },
})

function focusIn(element: HTMLElement): void {
  const wanted = element.querySelector('[autofocus]') ?? element.querySelector(FOCUSABLE)
  if (wanted instanceof HTMLElement) return wanted.focus()
  element.tabIndex = -1
  element.focus()
}

/** What is beside an element and its ancestors: with it, the whole page. */
function othersOf(element: Element): readonly Element[] {
  const others: Element[] = []
  for (let at = element; at.parentElement && at.localName !== 'body'; at = at.parentElement)
    for (const sibling of Array.from(at.parentElement.children))
      if (sibling !== at && !/^(?:script|style|template)$/.test(sibling.localName)) others.push(sibling)
  return others
}

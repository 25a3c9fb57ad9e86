import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mendDialogs } from './mend-dialogs.ts'

const PROTOTYPE = HTMLDialogElement.prototype
const NAMES = ['showModal', 'close', 'open'] as const
const native = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(PROTOTYPE, name)] as const)
const restore = (): void => {
  for (const [name, descriptor] of native) if (descriptor) Object.defineProperty(PROTOTYPE, name, descriptor)
}

/** A page of its own for each test, whose listeners end with it. */
let page: Document
beforeEach(() => {
  vi.useFakeTimers()
  page = document.implementation.createHTMLDocument()
  page.body.innerHTML =
    '<main><button id="opener">Open</button></main><aside aria-hidden="true"></aside><div><dialog><button id="first">One</button><button id="last">Two</button></dialog><p>Beside</p></div>'
})
afterEach(() => {
  restore()
  vi.useRealTimers()
})

const get = (selector: string): HTMLElement => {
  const element = page.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}
const dialogOf = (): HTMLDialogElement => get('dialog') as HTMLDialogElement
const focused = (): string | undefined => page.activeElement?.id
const press = (key: string): void =>
  void page.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const backdrops = (): number => page.querySelectorAll('body > div[style]').length

it('leaves a browser alone that has dialogs', () => {
  const before = Object.getOwnPropertyDescriptor(PROTOTYPE, 'showModal')
  mendDialogs(page)
  expect(Object.getOwnPropertyDescriptor(PROTOTYPE, 'showModal')).toEqual(before)
  expect(page.querySelector('style')).toBeNull()
})

describe('a modal dialog where the browser has none', () => {
  beforeEach(() => {
    for (const name of NAMES) Reflect.deleteProperty(PROTOTYPE, name)
    mendDialogs(page)
    get('#opener').focus()
  })

  it('is hidden until it opens, by styles that the page’s own win over', () => {
    const [first] = page.head.children
    expect(first?.localName).toBe('style')
    expect(first?.textContent).toContain('dialog:not([open]){display:none}')
  })

  it('opens, says so, and takes the focus', () => {
    expect(dialogOf().open).toBe(false)
    dialogOf().showModal()
    expect(dialogOf().open).toBe(true)
    expect(dialogOf().getAttribute('aria-modal')).toBe('true')
    expect(dialogOf().getAttribute('role')).toBe('dialog')
    expect(focused()).toBe('first')
  })

  it('gives the focus to what asks for it, and has it itself where nothing can', () => {
    get('#last').setAttribute('autofocus', '')
    dialogOf().showModal()
    expect(focused()).toBe('last')
    dialogOf().close()
    dialogOf().textContent = 'Wait'
    dialogOf().showModal()
    expect(page.activeElement).toBe(dialogOf())
  })

  it('keeps a role of its own', () => {
    dialogOf().setAttribute('role', 'alertdialog')
    dialogOf().showModal()
    expect(dialogOf().getAttribute('role')).toBe('alertdialog')
  })

  it('keeps the focus inside', () => {
    dialogOf().showModal()
    get('#opener').focus()
    get('#opener').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(focused()).toBe('first')
    get('#last').focus()
    get('#last').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(focused()).toBe('last')
  })

  it('hides the rest of the page from screen readers while it is open', () => {
    const hidden = (): readonly string[] =>
      Array.from(page.querySelectorAll('[aria-hidden]'), ({ localName }) => localName)
    dialogOf().showModal()
    expect(hidden()).toEqual(['main', 'aside', 'p', 'div'])
    expect(dialogOf().closest('[aria-hidden]')).toBeNull()
    dialogOf().close()
    // What the page itself had hidden stays so.
    expect(hidden()).toEqual(['aside'])
  })

  it('closes, gives the focus back, and tells of it afterwards, once', () => {
    const closed = vi.fn()
    dialogOf().addEventListener('close', closed)
    dialogOf().showModal()
    expect(backdrops()).toBe(1)
    dialogOf().close()
    expect(dialogOf().open).toBe(false)
    expect(backdrops()).toBe(0)
    expect(focused()).toBe('opener')
    expect(closed).not.toHaveBeenCalled()
    vi.runAllTimers()
    dialogOf().close()
    vi.runAllTimers()
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['Escape', () => press('Escape')],
    ['a tap beside it', () => get('body > div[style]').click()],
  ])('%s closes it, unless the page refuses', (_case, act) => {
    const refuse = (event: Event): void => event.preventDefault()
    dialogOf().addEventListener('cancel', refuse)
    dialogOf().showModal()
    press('a')
    act()
    expect(dialogOf().open).toBe(true)
    dialogOf().removeEventListener('cancel', refuse)
    act()
    expect(dialogOf().open).toBe(false)
  })

  it('of two, Escape closes the one that opened last', () => {
    const second = page.createElement('dialog')
    page.body.append(second)
    dialogOf().showModal()
    second.showModal()
    press('Escape')
    expect([dialogOf().open, second.open]).toEqual([true, false])
    press('Escape')
    expect(dialogOf().open).toBe(false)
  })

  it('cannot open twice', () => {
    dialogOf().showModal()
    expect(() => dialogOf().showModal()).toThrow('The dialog is open')
  })

  it('opens and closes by its attribute and its property, without holding the focus', () => {
    dialogOf().open = true
    expect(dialogOf().hasAttribute('open')).toBe(true)
    expect(focused()).toBe('opener')
    dialogOf().open = false
    expect(dialogOf().hasAttribute('open')).toBe(false)
  })
})

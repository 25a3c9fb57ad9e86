import { afterEach, describe, expect, it, vi } from 'vitest'
import { moveIntoDialog } from './move-into-dialog.ts'

const put = (tag: string, name: string, parent: Element = document.body): HTMLElement => {
  const element = document.createElement(tag)
  element.className = name
  parent.append(element)
  return element
}
const openDialog = (): HTMLElement => {
  const dialog = put('dialog', 'sheet')
  dialog.setAttribute('open', '')
  return dialog
}
afterEach(() => document.body.replaceChildren())

describe('moveIntoDialog', () => {
  it('moves only the vendor’s boxes into the open dialog, later ones too', async () => {
    const early = put('div', 'geetest_captcha geetest_bind')
    const other = put('div', 'page')
    openDialog()
    const dialog = openDialog()
    const back = moveIntoDialog()
    const late = put('div', 'geetest_box_wrap')
    await vi.waitFor(() => expect(late.parentElement).toBe(dialog))
    expect([early.parentElement, other.parentElement]).toEqual([dialog, document.body])
    back()
    expect([early.parentElement, late.parentElement]).toEqual([document.body, document.body])
  })

  it('does not restore what the vendor has removed', () => {
    const box = put('div', 'geetest_captcha')
    openDialog()
    const back = moveIntoDialog()
    box.remove()
    back()
    expect(box.isConnected).toBe(false)
  })

  it('leaves them in the page if no dialog is open', () => {
    const box = put('div', 'geetest_captcha')
    put('dialog', 'closed')
    moveIntoDialog()()
    expect(box.parentElement).toBe(document.body)
  })
})

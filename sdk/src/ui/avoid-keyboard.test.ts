import { afterEach, describe, expect, it, vi } from 'vitest'
import { avoidKeyboard } from './avoid-keyboard.ts'

/** A phone of 740 pixels whose keyboard leaves the given part of the page. */
class Viewport extends EventTarget {
  height = 740
  offsetTop = 0
  scale = 1
  become(part: Partial<Pick<Viewport, 'height' | 'offsetTop' | 'scale'>>): void {
    Object.assign(this, part)
    this.dispatchEvent(new Event('resize'))
  }
}

function show() {
  const viewport = new Viewport()
  vi.stubGlobal('visualViewport', viewport)
  vi.stubGlobal('innerHeight', 740)
  const dialog = document.createElement('div')
  const field = document.createElement('input')
  dialog.append(field)
  document.body.append(dialog)
  const seen = vi.spyOn(field, 'scrollIntoView').mockImplementation(() => {})
  const end = avoidKeyboard(dialog)
  return { viewport, field, seen, end, covered: () => dialog.style.getPropertyValue('--covered') }
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('avoidKeyboard', () => {
  it('leaves free what the keyboard covers, and brings the field into view', () => {
    const { viewport, field, seen, covered } = show()
    expect(covered()).toBe('0px')
    field.focus()
    viewport.become({ height: 440 })
    expect([covered(), seen.mock.calls.length]).toEqual(['300px', 1])
    viewport.become({ height: 740 })
    expect(covered()).toBe('0px')
  })

  it.each([
    ['scrolled up', { height: 440, offsetTop: 100 }, '200px'],
    ['zoomed in', { height: 370, scale: 2 }, '0px'],
  ])('counts only what is covered: %s', (_what, part, covered) => {
    const shown = show()
    shown.viewport.become(part)
    expect(shown.covered()).toBe(covered)
  })

  it('observes nothing once it has ended', () => {
    const { viewport, end, covered } = show()
    end()
    viewport.become({ height: 440 })
    expect(covered()).toBe('0px')
  })

  it('does nothing where the browser has no visual viewport', () => {
    vi.stubGlobal('visualViewport', null)
    expect(() => avoidKeyboard(document.body)()).not.toThrow()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ignoreRepeatedTaps, isRepeat, REPEAT_MS, REPEAT_PX, type Tap } from './repeated-taps.ts'

const control = document.createElement('button')
const other = document.createElement('button')
const first: Tap = { at: 1000, x: 100, y: 100, view: '/m/home', control, opens: true }
const after = (part: Partial<Tap>): Tap => ({ ...first, at: 1150, ...part })

describe('isRepeat', () => {
  it.each<[string, Partial<Tap>]>([
    ['the same opener again', {}],
    ['the backdrop of what it opened', { view: {}, control: undefined, opens: false }],
    ['a control of what it opened', { view: {}, control: other, opens: false }],
    ['a link of the screen that it led to', { view: '/m/game', control: other }],
    ['at the last moment, at the edge', { at: first.at + REPEAT_MS, x: first.x + REPEAT_PX }],
  ])('is one: %s', (_what, part) => expect(isRepeat(first, after(part))).toBe(true))

  it.each<[string, Partial<Tap>]>([
    ['later', { at: first.at + REPEAT_MS + 1 }],
    ['elsewhere', { x: first.x + REPEAT_PX, y: first.y + REPEAT_PX }],
    ['a stepper', { opens: false }],
    ['another control of the same view', { control: other }],
    ['Back, on the next screen too', { view: '/m/game', opens: false }],
  ])('is none: %s', (_what, part) =>
    expect(isRepeat({ ...first, opens: part.opens ?? first.opens }, after(part))).toBe(false),
  )
})

describe('ignoreRepeatedTaps', () => {
  const clicks = vi.fn()
  let stop: () => unknown
  beforeEach(() => {
    document.body.innerHTML = '<button aria-haspopup="dialog">…</button><button id="plus">+</button>'
    for (const button of document.querySelectorAll('button')) button.addEventListener('click', clicks)
    clicks.mockReset()
    stop = ignoreRepeatedTaps(window)
  })
  afterEach(() => void stop())

  function tap(selector: string, at: number, { type = 'touch', detail = 1 } = {}): void {
    const target = document.querySelector(selector)
    const init = { bubbles: true, cancelable: true, clientX: 50, clientY: 50, detail }
    target?.dispatchEvent(Object.assign(new Event('pointerdown', init), { pointerType: type }))
    const click = new MouseEvent('click', init)
    Object.defineProperty(click, 'timeStamp', { value: at })
    target?.dispatchEvent(click)
  }

  it('a run of impatient taps is one', () => {
    for (const at of [0, 150, 450, 900, 1400]) tap('[aria-haspopup]', at)
    expect(clicks).toHaveBeenCalledTimes(1)
    tap('[aria-haspopup]', 1400 + REPEAT_MS + 1)
    expect(clicks).toHaveBeenCalledTimes(2)
  })

  it('a tap that lands on what the first has opened closes nothing', () => {
    tap('[aria-haspopup]', 0)
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
    const dialog = document.querySelector('dialog')
    dialog?.addEventListener('click', clicks)
    tap('dialog', 80)
    expect(clicks).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a stepper', '#plus', {}],
    ['a mouse', '[aria-haspopup]', { type: 'mouse' }],
    ['a key, or a script', '[aria-haspopup]', { detail: 0 }],
  ])('leaves %s alone', (_who, selector, how) => {
    for (const at of [0, 60, 120]) tap(selector, at, how)
    expect(clicks).toHaveBeenCalledTimes(3)
  })

  it.each(['keydown', 'popstate', 'cancel'])(
    'a tap after Back or a key, at once, is a new one: %s',
    (type) => {
      tap('[aria-haspopup]', 0)
      document.body.dispatchEvent(new Event(type, { bubbles: true }))
      window.dispatchEvent(new Event(type))
      tap('[aria-haspopup]', 200)
      expect(clicks).toHaveBeenCalledTimes(2)
    },
  )

  it('ends with its disposer', () => {
    void stop()
    for (const at of [0, 60]) tap('[aria-haspopup]', at)
    expect(clicks).toHaveBeenCalledTimes(2)
  })
})

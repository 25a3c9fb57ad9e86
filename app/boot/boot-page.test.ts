import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeEarlyClick } from '../../kernel/page/take-boot-state.ts'
import { asked, run, setUpPage, source, tearDownPage } from './boot.fake.ts'

beforeEach(setUpPage)
afterEach(tearDownPage)

describe('the inline boot script', () => {
  it('starts a rendered page’s entry once: when it has loaded, or soon after', () => {
    vi.useFakeTimers()
    const entries = () => document.head.querySelectorAll('script[src="/m/entry.js"]').length
    run('/m/home')
    vi.advanceTimersByTime(5000)
    expect(entries()).toBe(0)
    document.documentElement.dataset['entry'] = '/m/entry.js /m/kernel.js'
    run('/m/home')
    expect(entries()).toBe(0)
    dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(100)
    expect(entries()).toBe(1)
    expect(document.head.querySelectorAll('link[rel=modulepreload][href="/m/kernel.js"]').length).toBe(1)
    run('/m/home')
    vi.advanceTimersByTime(1500)
    expect(entries()).toBe(2)
    vi.useRealTimers()
  })
  it('shows the player’s colour scheme, and survives an invalid stored value', () => {
    localStorage.setItem('theme', 'dark')
    run('/m/home')
    expect(document.documentElement.dataset['theme']).toBe('dark')
    document.documentElement.dataset['theme'] = 'auto'
    localStorage.setItem('theme', '"><script>')
    run('/m/home')
    expect(document.documentElement.dataset['theme']).toBe('auto')
  })

  describe('a press', () => {
    const press = (target: Element | null, type: string, pointerType = 'touch'): void =>
      void target?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }))
    const control = (): HTMLElement | null => document.querySelector('button')
    beforeEach(() => {
      vi.useFakeTimers()
      document.body.innerHTML = '<button><span>Games</span></button>'
      run('/m/home')
    })
    afterEach(() => vi.useRealTimers())

    it('shows at once at the control, and for a moment after the shortest tap', () => {
      press(document.querySelector('span'), 'pointerdown')
      expect(control()?.dataset['pressed']).toBe('')
      press(control(), 'pointerup')
      vi.advanceTimersByTime(149)
      expect(control()?.dataset['pressed']).toBe('')
      vi.advanceTimersByTime(1)
      expect(control()?.dataset['pressed']).toBeUndefined()
    })

    it('ends at once where the finger scrolls', () => {
      press(control(), 'pointerdown')
      press(control(), 'pointercancel')
      vi.advanceTimersByTime(0)
      expect(control()?.dataset['pressed']).toBeUndefined()
    })

    it('of a control that waits for its script goes on', () => {
      press(control(), 'pointerdown')
      const button = control()
      if (button) button.dataset['pressed'] = 'waits'
      press(control(), 'pointerup')
      vi.runAllTimers()
      expect(control()?.dataset['pressed']).toBe('waits')
    })

    it('tells touch from keys, for the ring around what has the focus', () => {
      document.body.innerHTML = '<button>One</button><button>Two</button>'
      const [one, two] = document.querySelectorAll('button')
      const marks = (): readonly unknown[] => [one?.dataset['touch'], two?.dataset['touch']]
      press(document.body, 'pointerdown')
      one?.focus()
      expect(marks()).toEqual(['', undefined])
      dispatchEvent(new Event('keydown'))
      expect(marks()).toEqual([undefined, undefined])
      two?.focus()
      expect(marks()).toEqual([undefined, undefined])
      press(document.body, 'pointerdown')
      two?.blur()
      two?.focus()
      press(document.body, 'pointerdown', 'mouse')
      two?.blur()
      two?.focus()
      expect(marks()).toEqual([undefined, undefined])
    })
  })

  it('a button that is tapped before its script has come waits visibly', () => {
    document.documentElement.dataset['entry'] = '/m/assets/main.js'
    document.body.innerHTML = '<button>Settings</button>'
    run('/m/home')
    const button = document.querySelector('button')
    button?.click()
    expect(button?.dataset['pressed']).toBe('waits')
    const tapAgain = takeEarlyClick()
    // Not clicked again: the listeners of this file's other tests would mark it.
    button?.remove()
    tapAgain()
    expect(button?.dataset['pressed']).toBeUndefined()
  })

  describe('a browser that is older than the site’s files', () => {
    const without = (owner: object, name: string): (() => void) => {
      const descriptor = Object.getOwnPropertyDescriptor(owner, name)
      Reflect.deleteProperty(owner, name)
      if (name in owner) Object.defineProperty(owner, name, { value: undefined, configurable: true })
      return () => {
        Reflect.deleteProperty(owner, name)
        if (descriptor) Object.defineProperty(owner, name, descriptor)
      }
    }
    const led = vi.fn()
    beforeEach(() => {
      led.mockReset()
      vi.spyOn(location, 'replace').mockImplementation(led)
      document.documentElement.dataset['entry'] = '/m/entry.js /m/kernel.js'
    })
    const requested = (): number =>
      document.head.querySelectorAll('script[src],link[rel=modulepreload]').length

    it.each([
      ['Array.prototype.at', () => [Array.prototype, 'at']],
      ['Object.hasOwn', () => [Object, 'hasOwn']],
      ['dialogs', () => [HTMLDialogElement.prototype, 'showModal']],
    ] as readonly (readonly [string, () => readonly [object, string]])[])(
      'is led to the page that says so, and asks for nothing, without %s',
      (_name, lacks) => {
        document.head.replaceChildren()
        const mend = without(...lacks())
        new Function(source)()
        mend()
        expect(led.mock.calls).toEqual([['/m/older?language=VI']])
        expect(asked).not.toHaveBeenCalled()
        expect(requested()).toBe(0)
      },
    )

    it.each(['Reflect', 'Proxy', 'URLSearchParams', 'fetch'])('so is one without %s', (name) => {
      new Function('window', source)(Object.create(window, { [name]: { value: undefined } }))
      expect(led.mock.calls).toEqual([['/m/older?language=VI']])
      expect(asked).not.toHaveBeenCalled()
    })

    it('and one without module scripts', () => {
      const create = document.createElement.bind(document)
      vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
        name === 'script' ? create('b') : create(name),
      )
      new Function(source)()
      expect(led).toHaveBeenCalledOnce()
    })

    it('every other stays, and gets the site’s files', () => {
      document.head.replaceChildren()
      vi.useFakeTimers()
      run('/m/home')
      vi.advanceTimersByTime(1500)
      const files = requested()
      vi.useRealTimers()
      document.head.replaceChildren()
      expect(files).toBe(2)
      expect(led).not.toHaveBeenCalled()
      expect(asked).toHaveBeenCalledOnce()
    })
  })
})

import type { Disposer } from '@foyer/sdk'

/** A tap so soon after another, and so near to it, may only repeat it: milliseconds, and pixels. */
export const REPEAT_MS = 600

export const REPEAT_PX = 24

/** One tap, and what the player saw when it began. */
export interface Tap {
  /** Milliseconds, as events have it. */
  readonly at: number
  /** Pixels in the window. */
  readonly x: number
  readonly y: number
  /** The screen, and the dialog over it. */
  readonly view: object | string
  /** The control that was tapped: a link, a button, a field. */
  readonly control: Element | undefined
  /** It leads elsewhere or opens something: doing it twice is never meant. */
  readonly opens: boolean
}

/**
 * Whether a tap only repeats the one before: impatience, or a finger that bounced. It does where it comes at
 * once and in the same place, and either the control opens something, or what is under the finger has changed
 * since, such as the backdrop of the sheet that the first tap has opened. Quick taps on one stepper, or on two
 * controls of one view, are meant.
 */
export function isRepeat(first: Tap, second: Tap): boolean {
  const near = Math.hypot(second.x - first.x, second.y - first.y) <= REPEAT_PX
  if (!near || second.at - first.at > REPEAT_MS) return false
  const same = second.control !== undefined && second.control === first.control
  return same ? second.opens : second.view !== first.view
}

const CONTROL = 'a[href], button, input, select, textarea, label, summary, [role="button"]'
const OPENS = 'a[href], [aria-haspopup]'

/**
 * Ignores taps that only repeat the one before. A run of them ends after a pause. For fingers and pens alone:
 * a mouse does not bounce, and keys and scripts are exact.
 */
export function ignoreRepeatedTaps(target: Window): Disposer {
  const { document, location } = target
  let pointer = ''
  let last: Tap | undefined
  const view = (): object | string =>
    [...document.querySelectorAll('dialog[open]')].at(-1) ?? location.pathname
  const press = ({ pointerType }: PointerEvent): void => void (pointer = pointerType)
  const tap = (event: MouseEvent): void => {
    // A click without a press is a key's or a script's.
    if (event.detail === 0 || pointer === 'mouse') return
    const control = event.target instanceof Element ? (event.target.closest(CONTROL) ?? undefined) : undefined
    const current: Tap = {
      at: event.timeStamp,
      x: event.clientX,
      y: event.clientY,
      view: view(),
      control,
      opens: control?.matches(OPENS) ?? false,
    }
    if (last && isRepeat(last, current)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      // What the player saw when the run began, and when it went on last.
      last = { ...last, at: current.at }
    } else last = current
  }
  const done = new AbortController()
  const options = { capture: true, signal: done.signal }
  target.addEventListener('pointerdown', press, options)
  target.addEventListener('click', tap, options)
  // Back or a key came between: the next tap is a new one.
  for (const type of ['cancel', 'keydown', 'popstate'])
    target.addEventListener(type, () => (last = undefined), options)
  return () => done.abort()
}

// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { createWidget } from './create-widget.ts'
import type { GeetestV4 } from './vendor.ts'

const events = { passed: vi.fn(), closed: vi.fn(), failed: vi.fn() }

/** A box of the vendor's that ignores its listeners, and throws when it is destroyed. */
const vendor = (): GeetestV4 => {
  const self: GeetestV4 = {
    onReady: vi.fn(() => self),
    onSuccess: vi.fn(() => self),
    onError: vi.fn(() => self),
    onClose: vi.fn(() => self),
    getValidate: () => false,
    showCaptcha: vi.fn(),
    reset: vi.fn(),
    destroy: vi.fn(() => {
      throw new Error('already gone')
    }),
  }
  return self
}

it.each(['before the vendor has made it', 'before it is ready'])(
  'a form that closes %s destroys the box',
  (when) => {
    const form = new AbortController()
    const box = vendor()
    let made = (_box: GeetestV4): void => {}
    const ready = vi.fn()
    void createWidget<GeetestV4>({
      signal: form.signal,
      events,
      init: (_fail, give) => (made = give),
      widget: () => ({ open: () => {} }),
      fields: () => undefined,
    }).then(ready)
    if (when === 'before it is ready') made(box)
    form.abort()
    if (when !== 'before it is ready') made(box)
    expect(box.destroy).toHaveBeenCalledOnce()
    expect(ready).not.toHaveBeenCalled()
    for (const event of Object.values(events)) expect(event).not.toHaveBeenCalled()
  },
)

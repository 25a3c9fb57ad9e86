import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { SESSION } from '../services/session.ts'
import { fakeSession, testMember } from '../testing/fake-session.ts'
import { fakeStorage } from '../testing/fake-storage.ts'
import { DRAFT_MAX_CHARS, DraftStore } from './draft-store.ts'
import { type Activation, KernelContext, type KernelView, PluginIdContext } from './kernel-view.ts'
import { useDraft } from './use-draft.ts'

afterEach(cleanup)

const NAME = 'site.feedback.message.draft'
const linh = testMember({ id: '7', userName: 'linh' })

function Field(): ReactNode {
  const [text, setText, clear] = useDraft('message', '')
  return (
    <>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={clear}>sent</button>
    </>
  )
}
function page(storage = fakeStorage(), session = fakeSession()) {
  // The hook asks for no other service.
  const activation: Activation = { context: { storage }, services: {}, module: {} }
  const view = {
    activation: () => activation,
    status: () => ({ get: () => 'active', subscribe: () => () => {} }),
    service: (token: string) => (token === SESSION ? session : undefined),
  } as unknown as KernelView
  const element = (
    <KernelContext value={view}>
      <PluginIdContext value="site.feedback">
        <Field />
      </PluginIdContext>
    </KernelContext>
  )
  return { element, storage, session }
}
const field = () => screen.getByLabelText<HTMLInputElement>('text')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const show = (given = page()) => {
  render(given.element, { wrapper: StrictMode })
  return given
}

describe('useDraft', () => {
  it('restores the text after the component has gone, and after a reload', () => {
    const { storage } = show()
    type('more draws')
    cleanup()
    show(page(storage))
    expect(field().value).toBe('more draws')
  })

  it('forgets a text that was sent, or emptied by hand', () => {
    const { storage } = show()
    type('more draws')
    fireEvent.click(screen.getByRole('button'))
    expect(field().value).toBe('')
    expect(storage.stored.size).toBe(0)
    type('again')
    type('')
    expect(storage.stored.size).toBe(0)
  })

  it('keeps what a member typed when the session expires, shown or not, for that member', () => {
    const { storage, session } = show(page(fakeStorage(), fakeSession(linh)))
    type('more draws')
    act(() => session.end('expired'))
    expect(field().value).toBe('more draws')
    cleanup()
    show(page(storage))
    expect(field().value).toBe('')
    cleanup()
    show(page(storage, fakeSession(linh)))
    expect(field().value).toBe('more draws')
  })

  it('shows a member’s text to no other member, and removes it', () => {
    const { storage, session } = show(page(fakeStorage(), fakeSession(linh)))
    type('my number is 0912')
    act(() => session.end('expired'))
    act(() => session.start(testMember({ id: '8' })))
    expect(field().value).toBe('')
    expect(storage.stored.size).toBe(0)
  })

  it('empties the field when a logout has removed the text', () => {
    const { storage, session } = show(page(fakeStorage(), fakeSession(linh)))
    type('my number is 0912')
    storage.stored.clear()
    act(() => session.end('logout'))
    expect(field().value).toBe('')
  })

  it('a guest’s text stays when the guest logs in, and is the member’s from the next change on', () => {
    const { storage, session } = show()
    type('bac')
    act(() => session.start(linh))
    expect(field().value).toBe('bac')
    type('bacc')
    expect(JSON.parse(storage.stored.get(NAME) ?? '')).toEqual({ owner: '7', value: 'bacc' })
  })

  it('a text over the limit stays on the screen, and is not stored', () => {
    const { storage } = show()
    type('x'.repeat(DRAFT_MAX_CHARS))
    expect(field().value).toHaveLength(DRAFT_MAX_CHARS)
    expect(storage.stored.size).toBe(0)
  })

  it('hydrates the page as it was rendered, then shows the text', async () => {
    const { storage } = show()
    type('more draws')
    cleanup()
    const { element } = page(storage)
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(element)
    expect(field().value).toBe('')
    const errors: unknown[] = []
    const hydrated = await act(async () =>
      hydrateRoot(root, element, { onRecoverableError: (error) => errors.push(error) }),
    )
    expect(field().value).toBe('more draws')
    expect(errors).toEqual([])
    act(() => hydrated.unmount())
    root.remove()
  })
})

describe('a draft of several fields', () => {
  const initial = { name: '', note: '' }
  const storeOf = (stored: unknown, accept?: (form: typeof initial) => boolean) =>
    new DraftStore({ name: NAME, initial, storage: fakeStorage({ [NAME]: JSON.stringify(stored) }), accept })

  it('is restored whole, and only in its own shape', () => {
    const value = { name: 'Linh', note: 'call me' }
    expect(storeOf({ owner: '', value }).get()).toEqual(value)
    for (const wrong of [
      { name: 'Linh' },
      { ...value, note: 1 },
      { ...value, more: '' },
      'Linh',
      null,
      ['a', 'b'],
    ])
      expect(storeOf({ owner: '', value: wrong }).get()).toBe(initial)
    expect(storeOf({ owner: '', value }, ({ name }) => name === 'Minh').get()).toBe(initial)
  })
  it('[EN-30] survives any stored value', () => {
    fc.assert(fc.property(fc.jsonValue(), (stored) => storeOf(stored).get() === initial))
  })
})

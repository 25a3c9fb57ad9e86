import { HTTP, HttpError, SESSION } from '@foyer/sdk'
import {
  describeConformance,
  fakeHttp,
  fakeSession,
  fakeStorage,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

describeConformance(plugin, options, { describe, it })

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const MESSAGE = 'Show the times of the next draws.'

async function show(answer: unknown = {}, storage = fakeStorage(), member = testMember({ id: '7' })) {
  const http = fakeHttp({ 'feedback.send': answer })
  const services = { [HTTP]: http, [SESSION]: fakeSession(member) }
  const test = await testPlugin(plugin, { services, texts: EN, storage })
  await act(async () => void render(test.element('FeedbackScreen')))
  return { http, storage }
}
const message = () => screen.getByLabelText<HTMLTextAreaElement>(EN.message)
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const fill = (): void => {
  fireEvent.click(screen.getByRole('radio', { name: EN.about_game }))
  type(message(), `  ${MESSAGE} `)
  type(screen.getByLabelText(EN.contact), 'me@mail.example')
}
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: EN.send })))

describe('FeedbackScreen', () => {
  it('[RT-18] sends a member’s feedback, confirms it, and accepts another one', async () => {
    const { http, storage } = await show()
    fill()
    await send()
    expect(http.callsOf('feedback.send').map(({ body }) => body)).toEqual([
      { category: 'game', content: MESSAGE, contact: 'me@mail.example' },
    ])
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: EN.sent }))
    expect(storage.stored.size).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: EN.another }))
    expect(message().value).toBe('')
  })

  it('shows errors at the fields, focuses the first, and sends nothing', async () => {
    const { http } = await show()
    type(message(), 'short')
    await send()
    expect(screen.getByText(EN.error_category)).toBeTruthy()
    expect(screen.getByText(EN.error_short)).toBeTruthy()
    expect(message().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: EN.about_idea }))
    type(message(), MESSAGE)
    expect(screen.queryByText(EN.error_short)).toBeNull()
    expect(http.calls).toEqual([])
  })

  it('counts characters, and does not truncate a text that is too long', async () => {
    await show()
    type(message(), 'x'.repeat(510))
    expect(screen.getByText('510 of 500')).toBeTruthy()
    await send()
    expect(screen.getByText(EN.error_long)).toBeTruthy()
    expect(message().value).toHaveLength(510)
  })

  it.each([
    [new HttpError('HT-NETWORK', '', 'feedback.send'), EN.failed],
    [new HttpError('HT-STATUS', '', 'feedback.send', { status: 500, message: 'NullPointer' }), EN.failed],
    [
      new HttpError('HT-REFUSED', '', 'feedback.send', { status: 200, message: 'Enough for now' }),
      'Enough for now',
    ],
  ])('reports a failure, keeps the text, and can be tried again', async (error, expectedText) => {
    const { http } = await show(error)
    fill()
    await send()
    expect(screen.getByRole('alert').textContent).toBe(expectedText)
    expect(message().value).toContain(MESSAGE)
    http.answers['feedback.send'] = {}
    // A repeated press is ignored for a moment (ST-02).
    await act(() => vi.advanceTimersByTimeAsync(500))
    await send()
    expect(screen.getByRole('heading', { name: EN.sent })).toBeTruthy()
  })

  it('is busy while it sends, and sends once', async () => {
    let answer = (): void => undefined
    const { http } = await show(() => new Promise<void>((resolve) => (answer = resolve)))
    fill()
    await send()
    const button = screen.getByRole('button', { name: EN.sending })
    await act(async () => fireEvent.click(button))
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(http.calls).toHaveLength(1)
    await act(async () => answer())
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: EN.sent })).toBeTruthy())
  })

  it('restores a draft after a reload, for its own member only', async () => {
    const { storage } = await show()
    fill()
    cleanup()
    await show({}, storage)
    expect(message().value).toContain(MESSAGE)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: EN.about_game }).checked).toBe(true)
    cleanup()
    await show({}, storage, testMember({ id: '8' }))
    expect(message().value).toBe('')
  })
})

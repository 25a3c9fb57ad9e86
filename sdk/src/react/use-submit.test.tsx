import { definePlugin, type FormCaptcha, HttpError, plugin, useSubmit } from '@foyer/sdk'
import { testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

interface Errors {
  readonly name?: string | undefined
}
interface Call {
  readonly signal: AbortSignal
  readonly end: (error?: unknown) => void
}

/** A form whose calls the test ends. */
async function show(options: { readonly captcha?: FormCaptcha } = {}) {
  const calls: Call[] = []
  const manifest = definePlugin({ id: 'test.form', version: '1.0.0', sdk: '^1', title: 'Form' })
  function Screen() {
    const [name, setName] = useState('')
    const submit = useSubmit<Errors, string>({
      // A new function in each render: the latest is used.
      describe: (error) => `${name}: ${error instanceof HttpError ? error.code : 'unknown'}`,
      captcha: options.captcha,
    })
    const send = () =>
      submit.run(
        name === '' ? { name: 'Enter a name' } : {},
        ({ signal }) =>
          new Promise<void>((resolve, reject) => {
            calls.push({ signal, end: (error) => (error === undefined ? resolve() : reject(error)) })
          }),
      )
    return (
      <>
        <input
          aria-label="Name"
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            submit.edit('name')
          }}
        />
        <output>{submit.errors.name ?? submit.failure ?? submit.state.step}</output>
        <button type="button" disabled={submit.disabled} onClick={() => void send()}>
          Send
        </button>
      </>
    )
  }
  const test = await testPlugin(
    plugin(manifest, async () => ({ Screen })),
    {},
  )
  const view = render(<StrictMode>{test.element('Screen')}</StrictMode>)
  return { calls, view }
}
const status = () => screen.getByRole('status').textContent
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const send = () => act(async () => fireEvent.click(button()))
const type = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('shows an error at its field until that is changed, and sends nothing', async () => {
  const { calls } = await show()
  await send()
  expect(status()).toBe('Enter a name')
  type('Lan')
  expect([status(), calls]).toEqual(['idle', []])
})

it('[ST-02] is disabled while a call runs and for 500 ms after its end; what was typed stays', async () => {
  const { calls } = await show()
  type('Lan')
  await send()
  expect([status(), button().disabled]).toEqual(['processing', true])
  await act(async () => calls[0]?.end(new HttpError('HT-NETWORK', '', 'x')))
  expect([status(), button().disabled]).toEqual(['Lan: HT-NETWORK', true])
  await act(() => vi.advanceTimersByTimeAsync(499))
  expect(button().disabled).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(button().disabled).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Lan')
})

it('ends with the component', async () => {
  const { calls, view } = await show()
  type('Lan')
  await send()
  view.unmount()
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true])
})

it('opens the captcha with the form, and closes it', async () => {
  const open = vi.fn()
  const close = vi.fn()
  const captcha = { open, close } as unknown as FormCaptcha
  const { view } = await show({ captcha })
  expect(open.mock.calls.length - close.mock.calls.length).toBe(1)
  view.unmount()
  expect(open.mock.calls.length - close.mock.calls.length).toBe(0)
})

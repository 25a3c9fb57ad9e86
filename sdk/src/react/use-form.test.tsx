import { definePlugin, InvalidFields, plugin, useForm } from '@foyer/sdk'
import { fakeStorage, testPlugin } from '@foyer/sdk/testing'
import { Form, PasswordField, TextField } from '@foyer/sdk/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

interface Values {
  readonly name: string
  readonly password: string
}
type Errors = { readonly [field in keyof Values]?: string | undefined }
const EMPTY: Values = { name: '', password: '' }
const manifest = definePlugin({ id: 'test.form', version: '1.0.0', sdk: '^1', title: 'Form' })

/** A form whose call ends as the test says. */
async function show({ storage = fakeStorage(), draft = false } = {}) {
  const sent: Values[] = []
  let answer = (): Promise<void> => Promise.resolve()
  function Screen() {
    const form = useForm<Values, Errors, string>({
      initial: EMPTY,
      secrets: ['password'],
      draft: draft ? { key: 'form', fields: ['name'], accept: ({ name }) => name !== 'no' } : undefined,
      check: ({ name, password }) => ({
        ...(name === '' && { name: 'no name' }),
        ...(password === '' && { password: 'no password' }),
      }),
      errorText: (error, field) => `${field}: ${error}`,
      describe: String,
    })
    const send = () =>
      form.send(async () => {
        sent.push(form.values)
        await answer()
        form.reset()
      })
    return (
      <Form handle={form.handle} busy={form.busy} onSubmit={() => void send()}>
        <TextField {...form.bind('name')} label="Name" />
        <PasswordField {...form.bind('password')} label="Password" showLabel="Show" hideLabel="Hide" />
        <output>{form.failure ?? form.state.step}</output>
        <button disabled={form.disabled}>Send</button>
      </Form>
    )
  }
  const test = await testPlugin(
    plugin(manifest, async () => ({ Screen })),
    { storage },
  )
  render(<StrictMode>{test.element('Screen')}</StrictMode>)
  return { sent, answers: (with_: () => Promise<void>) => void (answer = with_) }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
const errors = () => [...document.querySelectorAll('p span')].map(({ textContent }) => textContent)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('shows each error at its field until that is changed, focuses the first, and sends nothing', async () => {
  const { sent } = await show()
  await send()
  expect([errors(), document.activeElement, sent]).toEqual([
    ['name: no name', 'password: no password'],
    field('Name'),
    [],
  ])
  type('Name', 'Lan')
  expect(errors()).toEqual(['password: no password'])
})

it('sends what was typed, and is empty when the call says so', async () => {
  const { sent } = await show()
  type('Name', 'Lan')
  type('Password', 'secret-1')
  await send()
  expect([sent, field('Name').value, field('Password').value]).toEqual([
    [{ name: 'Lan', password: 'secret-1' }],
    '',
    '',
  ])
})

it('keeps what was typed when the call fails, and tells why', async () => {
  const { answers } = await show()
  answers(() => Promise.reject(Object.assign(new Error('no network'), { code: 'X' })))
  type('Name', 'Lan')
  type('Password', 'secret-1')
  await send()
  expect(screen.getByRole('status').textContent).toBe('Error: no network')
  expect([field('Name').value, field('Password').value]).toEqual(['Lan', 'secret-1'])
})

it('selects the text of a field that the call has found wrong, and reads its error out', async () => {
  const { answers } = await show()
  answers(() => Promise.reject(new InvalidFields<Errors>({ name: 'taken' })))
  type('Name', 'Lan')
  type('Password', 'secret-1')
  await send()
  const name = field('Name')
  expect([document.activeElement, name.selectionStart, name.selectionEnd]).toEqual([name, 0, 3])
  expect(screen.getByRole('alert').textContent).toBe('name: taken')
})

it('a secret is in no attribute, and goes when the page is left', async () => {
  await show()
  type('Name', 'Lan')
  type('Password', 'secret-1')
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(field('Password').value).toBe('secret-1')
  expect(document.body.innerHTML).not.toContain('secret-1')
  await act(async () => window.dispatchEvent(new Event('pagehide')))
  expect([field('Name').value, field('Password').value]).toEqual(['Lan', ''])
})

it('keeps the fields of its draft for the next time, and no secret', async () => {
  const storage = fakeStorage()
  await show({ storage, draft: true })
  type('Name', 'Lan')
  type('Password', 'secret-1')
  expect(JSON.stringify([...storage.stored])).not.toContain('secret-1')
  cleanup()
  await show({ storage, draft: true })
  expect([field('Name').value, field('Password').value]).toEqual(['Lan', ''])
  type('Name', 'no')
  cleanup()
  await show({ storage, draft: true })
  expect(field('Name').value).toBe('')
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChoicePills } from './choice-pills.tsx'
import { Form, type FormHandle } from './form.tsx'
import { FormMessage } from './form-message.tsx'
import { FormScreen } from './form-screen.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const CHOICES = [
  { key: 'game', label: 'A game' },
  { key: 'idea', label: 'An idea' },
] as const

function show() {
  const handle = createRef<FormHandle>()
  const onSubmit = vi.fn()
  const onChange = vi.fn()
  render(
    <FormScreen title="Write to us" lead="We read it.">
      <Form handle={handle} busy={false} onSubmit={onSubmit}>
        <ChoicePills
          legend="About"
          name="subject"
          choices={CHOICES}
          value=""
          error="Choose one"
          onChange={onChange}
        />
        <TextField name="message" label="Message" defaultValue="Hello" />
        <div data-field="captcha">
          <button type="button">Verify</button>
        </div>
        <FormMessage>Not sent</FormMessage>
        <button type="submit">Send</button>
      </Form>
    </FormScreen>,
  )
  if (!handle.current) throw new Error('the form gives no handle')
  return { form: handle.current, onSubmit, onChange }
}

describe('Form', () => {
  it('is sent by its component, not by the browser', () => {
    const { onSubmit } = show()
    const element = screen.getByRole('button', { name: 'Send' }).closest('form')
    expect(element?.noValidate).toBe(true)
    // `false`: the default was prevented.
    expect(fireEvent.submit(element ?? document.body)).toBe(false)
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('focuses a field, a part that is no field, and the first wrong one in the order of the page', () => {
    const { form } = show()
    form.focus('captcha')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Verify' }))
    form.focusFirst({ message: 'short', subject: 'missing' })
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'A game' }))
    form.focusFirst({ message: 'short', subject: undefined })
    expect(document.activeElement).toBe(screen.getByLabelText('Message'))
    form.focus('captcha')
    form.focusFirst({ elsewhere: 'wrong' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Verify' }))
  })

  it('selects the text of a field that is to be typed again', () => {
    const { form } = show()
    form.select('message')
    const input = screen.getByLabelText<HTMLInputElement>('Message')
    expect([document.activeElement, input.selectionStart, input.selectionEnd]).toEqual([input, 0, 5])
  })

  it('names its screen by the title', () => {
    show()
    expect(screen.getByRole('region', { name: 'Write to us' })).toBeTruthy()
  })
})

describe('ChoicePills', () => {
  it('are radio buttons of one name, described by the error', () => {
    const { onChange } = show()
    const group = screen.getByRole('group', { name: 'About' })
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose one',
    )
    fireEvent.click(screen.getByRole('radio', { name: 'An idea' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('idea')
  })
})

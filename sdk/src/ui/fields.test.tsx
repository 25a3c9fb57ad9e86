import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const described = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('TextField', () => {
  it('has its label as its name, and describes the error together with the hint', () => {
    render(<TextField label="User name" hint="4 to 14 letters" error="Too short" />)
    const input = screen.getByLabelText('User name')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(described(input)).toBe('Too short 4 to 14 letters')
  })

  it.each([undefined, ''])('is not marked invalid while nothing is wrong (%s)', (error) => {
    const { container } = render(<TextField label="User name" error={error} />)
    expect(screen.getByLabelText('User name').hasAttribute('aria-invalid')).toBe(false)
    expect(screen.getByLabelText('User name').hasAttribute('aria-describedby')).toBe(false)
    expect(container.querySelector('.wrong')).toBeNull()
  })

  it('passes on the props of an input, and its ref', () => {
    const ref = vi.fn()
    render(<TextField label="Phone" name="phone" inputMode="tel" autoComplete="tel" ref={ref} id="own" />)
    const input = screen.getByLabelText('Phone')
    expect([input.id, input.getAttribute('name'), input.getAttribute('inputmode')]).toEqual([
      'own',
      'phone',
      'tel',
    ])
    expect(ref).toHaveBeenCalledWith(input)
  })
})

describe('a secret', () => {
  const CODE = { label: 'Code', autoComplete: 'one-time-code' } as const

  it.each([
    ['a code that was sent', <TextField key="c" {...CODE} value="481516" onChange={() => undefined} />],
    ['a code by default', <TextField key="d" {...CODE} defaultValue="481516" />],
    [
      'a password',
      <PasswordField
        key="p"
        label="Code"
        showLabel="Show"
        hideLabel="Hide"
        value="481516"
        onChange={() => undefined}
      />,
    ],
  ])('is in its input, and in no attribute: %s', (_, field) => {
    render(field)
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('481516')
    expect(document.body.innerHTML).not.toContain('481516')
  })

  it('shows what its owner accepts, whatever is typed', () => {
    const Digits = () => {
      const [code, setCode] = useState('')
      return (
        <TextField
          {...CODE}
          value={code}
          onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
        />
      )
    }
    render(<Digits />)
    const input = screen.getByLabelText<HTMLInputElement>('Code')
    for (const [typed, shown] of [
      ['48x', '48'],
      ['48y', '48'],
      ['481', '481'],
    ] as const) {
      fireEvent.change(input, { target: { value: typed } })
      expect(input.value).toBe(shown)
    }
  })
})

describe('PasswordField', () => {
  const open = (props: { disabled?: boolean } = {}) => {
    const ref: { current: HTMLInputElement | null } = { current: null }
    render(
      <PasswordField
        label="Password"
        showLabel="Show"
        hideLabel="Hide"
        defaultValue="secret"
        ref={ref}
        {...props}
      />,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Password')
    expect(ref.current).toBe(input)
    return input
  }

  it('is hidden until the player shows it, and hides again', () => {
    const input = open()
    expect(input.type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(input.type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(input.type).toBe('password')
    expect(input.value).toBe('secret')
  })

  it('keeps the focus and the caret where they are', () => {
    const input = open()
    input.focus()
    input.setSelectionRange(2, 4)
    const button = screen.getByRole('button', { name: 'Show' })
    expect(fireEvent.mouseDown(button), 'the press must not take the focus').toBe(false)
    // What browsers do to the caret when the type changes.
    const restore = vi.spyOn(input, 'setSelectionRange')
    fireEvent.click(button)
    expect(document.activeElement).toBe(input)
    expect(restore).toHaveBeenLastCalledWith(2, 4)
  })

  it('cannot be shown while it is disabled', () => {
    open({ disabled: true })
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  })
})

describe('Checkbox', () => {
  it('is ticked by its text', () => {
    render(<Checkbox label="Remember me" />)
    fireEvent.click(screen.getByText('Remember me'))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(true)
  })
})

describe('Button', () => {
  it('does nothing while it is busy, keeps the focus, and shows that it is busy', () => {
    const act = vi.fn()
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" busy={busy} onClick={act}>
          Log in
        </Button>
      </form>
    )
    const { rerender } = render(form(true))
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' })
    button.focus()
    fireEvent.click(button)
    expect([act, submit].map((each) => each.mock.calls.length)).toEqual([0, 0])
    expect([button.disabled, button.getAttribute('aria-busy'), document.activeElement]).toEqual([
      false,
      'true',
      button,
    ])
    rerender(form(false))
    fireEvent.click(button)
    expect([act, submit].map((each) => each.mock.calls.length)).toEqual([1, 1])
  })

  it('does not submit a form unless its type is submit', () => {
    render(<Button>Plain</Button>)
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button')
  })
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { VisuallyHidden } from './visually-hidden.tsx'

afterEach(cleanup)

it('is read out, but not visible', () => {
  render(<VisuallyHidden>3 messages</VisuallyHidden>)
  const text = screen.getByText('3 messages')
  expect(text.tagName).toBe('SPAN')
  expect(text.className).toBe('hidden')
})

it('stays the same element when it becomes visible, as a live region must', () => {
  const found = (visible: boolean, text: string) => (
    <VisuallyHidden as="output" visible={visible} className="none">
      {text}
    </VisuallyHidden>
  )
  const { rerender } = render(found(false, '12 countries'))
  const region = screen.getByRole('status')
  expect(region.className).toBe('hidden')
  rerender(found(true, 'No country'))
  expect(screen.getByRole('status')).toBe(region)
  expect(region.className).toBe('none')
  expect(region.textContent).toBe('No country')
})

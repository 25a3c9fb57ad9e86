import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PageHeader } from './page-header.tsx'
import { SheetHeader } from './sheet-header.tsx'

afterEach(cleanup)

describe('PageHeader', () => {
  it('is the heading of the page, which it can name', () => {
    render(
      <section aria-labelledby="title">
        <PageHeader id="title" title="Feedback" lead="Tell us" />
      </section>,
    )
    expect(screen.getByRole('region', { name: 'Feedback' })).not.toBeNull()
    const heading = screen.getByRole('heading', { level: 1, name: 'Feedback' })
    expect(heading.nextElementSibling?.textContent).toBe('Tell us')
    expect(heading.hasAttribute('tabindex')).toBe(false)
  })

  it('has nothing besides the title by default', () => {
    const { container } = render(<PageHeader title="Games" />)
    expect(container.querySelector('header')?.children).toHaveLength(1)
  })

  it('shows an icon in a badge, or a picture of the page', () => {
    const { container } = render(<PageHeader icon="lock" title="Change password" />)
    expect(container.querySelector('header > .badge svg')).not.toBeNull()
    cleanup()
    render(<PageHeader picture={<img src="logo.svg" alt="Lotus" />} title="Log in" />)
    expect(screen.getByRole('img', { name: 'Lotus' }).nextElementSibling?.tagName).toBe('H1')
  })

  it('takes the focus from the page’s script', () => {
    render(<PageHeader title="Thank you!" headingRef={(heading) => heading?.focus()} />)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thank you!' }))
  })

  it.each([
    [undefined, 'center'],
    ['start', 'start'],
  ] as const)('aligned %s it is at the %s', (align, name) => {
    const { container } = render(<PageHeader title="Games" {...(align && { align })} />)
    expect(container.firstElementChild?.classList.contains(name)).toBe(true)
  })
})

describe('SheetHeader', () => {
  it('has the title of the sheet and the button that closes it', () => {
    const onClose = vi.fn()
    render(<SheetHeader title="Settings" closeLabel="Close" onClose={onClose} />)
    expect(screen.getByRole('heading', { level: 2, name: 'Settings' })).not.toBeNull()
    screen.getByRole('button', { name: 'Close' }).click()
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SafeHtml } from './safe-html.tsx'

/** What the sanitiser makes of the markup; it needs a browser, where tests/full/corpora/safe-html.spec.ts runs it. */
const sanitizeHtml = vi.hoisted(() => vi.fn<(html: string) => DocumentFragment>())
vi.mock('./sanitize-html.ts', () => ({ sanitizeHtml }))

const nodesOf = (html: string): DocumentFragment => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}
const Address = () => <output>{useLocation().pathname}</output>
const followed = vi.fn()

async function show(html: string): Promise<HTMLElement> {
  const { container } = render(
    <MemoryRouter initialEntries={['/m/home']}>
      <SafeHtml html={html} onFollow={followed} />
      <Address />
    </MemoryRouter>,
  )
  const box = container.firstElementChild as HTMLElement
  await act(() => vi.waitFor(() => expect(box.querySelector('[style*="hidden"]')).toBeNull()))
  return box
}

describe('SafeHtml', () => {
  afterEach(() => {
    cleanup()
    followed.mockReset()
  })

  it('[OV-12] follows a link to a page of the site in the app, and says so', async () => {
    sanitizeHtml.mockImplementation(nodesOf)
    await show('<a href="/m/register"><b>Go</b></a>')
    fireEvent.click(screen.getByText('Go'), { ctrlKey: true })
    expect(screen.getByRole('status').textContent).toBe('/m/home')
    fireEvent.click(screen.getByText('Go'))
    expect(screen.getByRole('status').textContent).toBe('/m/register')
    expect(followed).toHaveBeenCalledOnce()
  })

  it('[OV-12] leaves other links to the browser', async () => {
    sanitizeHtml.mockImplementation(nodesOf)
    await show('<a href="https://news.example/1">Go</a>')
    expect(fireEvent.click(screen.getByRole('link', { name: 'Go' }))).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('/m/home')
    expect(followed).not.toHaveBeenCalled()
  })

  it('holds the place of its words, unseen and without its code, until the sanitiser is there', async () => {
    sanitizeHtml.mockImplementation(nodesOf)
    const { container } = render(
      <MemoryRouter>
        <SafeHtml html="<p>One</p><script>alert(1)</script><p>Two</p>" />
      </MemoryRouter>,
    )
    const place = container.querySelector<HTMLElement>('[style*="hidden"]')
    expect([place?.textContent, place?.style.whiteSpace]).toEqual(['One\nTwo', 'pre-line'])
    await act(() => vi.waitFor(() => expect(container.querySelectorAll('p')).toHaveLength(2)))
    expect(container.querySelector('[style*="hidden"]')).toBeNull()
  })

  it('[SE-02] shows nothing but what the sanitiser gives, and cuts endless markup', async () => {
    sanitizeHtml.mockImplementation((html) => nodesOf(`<i>${html.length}</i>`))
    expect((await show('a'.repeat(200_000))).innerHTML).toBe('<i>100000</i>')
  })

  it('runs in the direction of its own text, whatever the page’s is', async () => {
    sanitizeHtml.mockImplementation(nodesOf)
    expect((await show('<p>Rest from 4 to 6.</p>')).dir).toBe('auto')
  })

  it('[SE-02] shows the text alone where the sanitiser cannot be had', async () => {
    sanitizeHtml.mockImplementation(() => {
      throw new Error('offline')
    })
    expect((await show('<p>Hi <b onclick="x()">you</b></p>')).innerHTML).toBe('Hi you')
  })
})

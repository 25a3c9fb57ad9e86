import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Frame } from './frame.tsx'

const framed = (src: string): HTMLIFrameElement | null =>
  render(<Frame src={src} title="Chat" />).container.querySelector('iframe')

describe('Frame', () => {
  afterEach(cleanup)

  it('[SE-03c] frames an https page by its name, without an address to come from', () => {
    const frame = framed('https://chat.example/c/1?a=b')
    expect(frame?.getAttribute('src')).toBe('https://chat.example/c/1?a=b')
    expect(frame?.title).toBe('Chat')
    expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation')
  })
  it.each(['http://localhost:5173/chat', 'http://lotus.localhost/chat?a=b'])(
    '[SE-03c] frames a page of this machine without https: %s',
    (src) => expect(framed(src)?.getAttribute('src')).toBe(src),
  )
  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://x/1',
    '//chat.example',
    '/m/home',
    'http://chat.example/',
    'https://user:secret@chat.example/',
    'about:blank',
    '',
  ])('[SE-03c][SE-03e] frames nothing for %s', (src) => expect(framed(src)).toBeNull())
  it('tells what its own page posts, and nothing that another window does', () => {
    const heard = vi.fn<(message: unknown) => void>()
    const { container, unmount } = render(
      <Frame src="https://chat.example/" title="Chat" onMessage={heard} />,
    )
    // The window of the page: the test's document has none.
    const source = new MessageChannel().port1
    Object.defineProperty(container.querySelector('iframe'), 'contentWindow', { value: source })
    const post = (data: unknown, from: MessageEventSource | null): void =>
      void dispatchEvent(new MessageEvent('message', { data, source: from }))
    post('ours', source)
    post('another', window)
    post('nobody', null)
    unmount()
    post('late', source)
    expect(heard.mock.calls).toEqual([['ours']])
  })
  it('gives a page of this origin none of its rights', () => {
    expect(framed('https://chat.example/')?.getAttribute('sandbox')).toContain('allow-same-origin')
    cleanup()
    expect(framed(`${location.origin}/__gateway/service`)?.getAttribute('sandbox')).not.toContain(
      'allow-same-origin',
    )
  })
})

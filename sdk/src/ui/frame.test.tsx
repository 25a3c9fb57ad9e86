import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Frame } from './frame.tsx'

const framed = (src: string): HTMLIFrameElement | null =>
  render(<Frame src={src} title="Chat" />).container.querySelector('iframe')

describe('Frame', () => {
  afterEach(cleanup)

  it('[SE-03] frames an https page by its name, without an address to come from', () => {
    const frame = framed('https://chat.example/c/1?a=b')
    expect(frame?.getAttribute('src')).toBe('https://chat.example/c/1?a=b')
    expect(frame?.title).toBe('Chat')
    expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation')
  })
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
  ])('[SE-03] frames nothing for %s', (src) => expect(framed(src)).toBeNull())
  it('gives a page of this origin none of its rights', () => {
    expect(framed('https://chat.example/')?.getAttribute('sandbox')).toContain('allow-same-origin')
    cleanup()
    expect(framed(`${location.origin}/__gateway/service`)?.getAttribute('sandbox')).not.toContain(
      'allow-same-origin',
    )
  })
})

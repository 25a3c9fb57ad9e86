import { cleanup, render } from '@testing-library/react'
import { type ReactNode, useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useBottomNotice } from './use-bottom-notice.ts'

function Notice({ height }: { readonly height: number }): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  useBottomNotice(element, true)
  return <div ref={element} data-height={height} />
}
const room = (): string => document.documentElement.style.getPropertyValue('--bottom-notice')

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Number(this.dataset['height'])
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('the page has room for the highest notice, whichever goes first', () => {
  const bar = render(<Notice height={64} />)
  expect(room()).toBe('64px')
  const banner = render(<Notice height={180} />)
  expect(room()).toBe('180px')
  const low = render(<Notice height={32} />)
  expect(room()).toBe('180px')
  low.unmount()
  banner.unmount()
  expect(room()).toBe('64px')
  bar.unmount()
  expect(room()).toBe('')
})

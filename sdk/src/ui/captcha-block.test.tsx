import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CaptchaState } from '../contracts/captcha.ts'
import { CaptchaBlock } from './captcha-block.tsx'

afterEach(cleanup)

const texts = {
  label: 'Security check',
  loading: 'Loading',
  waiting: 'Click to verify',
  verifying: 'Verifying',
  success: 'Verified',
  retry: 'Try again',
  failure: 'Network failure',
}
const STATES: Record<CaptchaState['kind'], CaptchaState> = {
  loading: { kind: 'loading' },
  waiting: { kind: 'waiting' },
  verifying: { kind: 'verifying' },
  success: { kind: 'success', proof: { fields: {} } },
  error: { kind: 'error', failure: { reason: 'network', code: '60204' } },
}
function show(kind: CaptchaState['kind'], notice?: string) {
  const onVerify = vi.fn()
  const onRetry = vi.fn()
  const container = document.createElement('div')
  const block = (now: CaptchaState['kind'], notice?: string) => (
    <CaptchaBlock state={STATES[now]} {...{ texts, container, onVerify, onRetry }} notice={notice} />
  )
  const { rerender, unmount } = render(block(kind, notice))
  const become = (now: CaptchaState['kind'], notice?: string) => rerender(block(now, notice))
  return { onVerify, onRetry, container, become, unmount }
}
const button = () => screen.getByRole('button')

describe('CaptchaBlock', () => {
  it.each([
    ['loading', 'Loading', 0, 0],
    ['waiting', 'Click to verify', 1, 0],
    // A second click is reported to the form (VA-04).
    ['verifying', 'Verifying', 1, 0],
    ['success', 'Verified', 0, 0],
    ['error', 'Try again', 0, 1],
  ] as const)('[OV-25] %s: the button says “%s”', (kind, name, verifies, retries) => {
    const { onVerify, onRetry } = show(kind)
    expect(screen.getByRole('group', { name: 'Security check' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name }))
    expect([onVerify.mock.calls.length, onRetry.mock.calls.length]).toEqual([verifies, retries])
    expect(button().getAttribute('aria-disabled')).toBe(verifies + retries > 0 ? null : 'true')
  })

  it('[ER-13] shows what went wrong with its code, where screen readers hear it', () => {
    const { become } = show('waiting')
    expect(screen.queryByText(/Network failure/)).toBeNull()
    const alive = [...document.querySelectorAll('[aria-live="assertive"]')]
    become('error')
    const alert = screen.getByText('Network failure (60204)')
    expect(alive.some((region) => region.contains(alert))).toBe(true)
  })

  it('announces politely that it loads, and that the player passed', () => {
    const { become } = show('loading')
    const region = document.querySelector('[aria-live="polite"]')
    expect(region?.textContent).toBe('Loading')
    become('waiting')
    expect(region?.textContent).toBe('')
    become('success')
    expect(region?.textContent).toBe('Verified')
  })

  it('keeps the focus from the first click to the last state', () => {
    const { become } = show('waiting')
    button().focus()
    for (const kind of ['verifying', 'error', 'loading', 'waiting', 'success'] as const) {
      become(kind)
      expect(document.activeElement).toBe(button())
    }
  })

  it('takes the focus back where a vendor’s box drops it, and only there', () => {
    const { become } = show('verifying')
    expect(document.activeElement).toBe(document.body)
    become('success')
    expect(document.activeElement).toBe(button())
    const elsewhere = document.body.appendChild(document.createElement('input'))
    become('verifying')
    elsewhere.focus()
    become('waiting')
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  })

  it('[ER-13] shows a notice', () => {
    const { become } = show('waiting', 'Please verify first')
    expect(screen.getByText('Please verify first')).toBeTruthy()
    become('waiting')
    expect(screen.queryByText('Please verify first')).toBeNull()
  })

  it('contains the vendor’s element while it is mounted', () => {
    const { container, unmount } = show('waiting')
    expect(screen.getByRole('group').contains(container)).toBe(true)
    unmount()
    expect(container.parentNode).toBeNull()
  })
})

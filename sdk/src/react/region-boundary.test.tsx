import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KernelContext, type KernelView } from './kernel-view.ts'
import { RegionBoundary } from './region-boundary.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Fault = 'none' | 'render' | 'effect'
function Part({ fault }: { readonly fault: Fault }): ReactNode {
  if (fault === 'render') throw new Error('in render')
  useEffect(() => {
    if (fault === 'effect') throw new Error('in effect')
  }, [fault])
  return 'part'
}
function page(reportError: KernelView['reportError'], onFail?: () => void) {
  const view = { reportError } as unknown as KernelView
  return (fault: Fault, resetKey?: number) => (
    <KernelContext value={view}>
      <p>rest</p>
      <RegionBoundary region="shell.part" resetKey={resetKey} fallback="gone" onFail={onFail}>
        <Part fault={fault} />
      </RegionBoundary>
    </KernelContext>
  )
}

describe('RegionBoundary', () => {
  it.each(['render', 'effect'] as const)('shows its fallback, reports, and spares the rest: %s', (fault) => {
    const report = vi.fn()
    const failed = vi.fn()
    render(page(report, failed)(fault))
    expect(document.body.textContent).toBe('restgone')
    expect(report).toHaveBeenCalledExactlyOnceWith(
      'shell.part',
      'render',
      expect.objectContaining({ message: `in ${fault}` }),
    )
    expect(failed).toHaveBeenCalledOnce()
  })

  it('renders its part again when the key changes, and not before', () => {
    const part = page(vi.fn())
    const { rerender } = render(part('render', 1))
    rerender(part('none', 1))
    expect(screen.queryByText(/part/)).toBeNull()
    act(() => rerender(part('none', 2)))
    expect(document.body.textContent).toBe('restpart')
  })
})

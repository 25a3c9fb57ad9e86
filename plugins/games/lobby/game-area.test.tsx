import { KernelContext, type KernelView } from '@foyer/sdk/internal'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { GameArea } from './game-area.tsx'

vi.mock('./game-area-screen.tsx', () => ({ GameAreaScreen: () => <input aria-label="Search games" /> }))
// The skeletons have texts of the plugin, which does not run here.
vi.mock('./area-skeleton.tsx', () => ({ FilterSkeleton: () => null, GameGridSkeleton: () => null }))
afterEach(cleanup)

it('keeps the typed text when the page is rendered again after its code has loaded', async () => {
  // The screen needs nothing else of the kernel here.
  const kernel = { service: () => undefined } as unknown as KernelView
  const page = () => (
    <KernelContext value={kernel}>
      <GameArea />
    </KernelContext>
  )
  const { rerender } = render(page())
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'drag' } })
  rerender(page())
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('drag')
})

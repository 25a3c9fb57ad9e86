import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { useFocusOnChange } from './use-focus-on-change.ts'

afterEach(cleanup)

function Page({ view }: { readonly view: string }): ReactNode {
  const ref = useFocusOnChange<HTMLDivElement>(view)
  return (
    <main tabIndex={-1}>
      <button>Elsewhere</button>
      <div ref={ref} tabIndex={-1} data-testid="step">
        <button key={view}>{view}</button>
      </div>
    </main>
  )
}
const focus = (element: HTMLElement) => act(() => element.focus())
const button = (name: string) => screen.getByRole('button', { name })

describe('useFocusOnChange', () => {
  it.each<[string, readonly (() => HTMLElement)[], () => Element]>([
    ['the control that had the focus is gone', [() => button('A')], () => screen.getByTestId('step')],
    ['nothing had it', [], () => screen.getByTestId('step')],
    ['a dialog has given it to the main part', [() => button('A'), () => screen.getByRole('main')], () => screen.getByTestId('step')],
    ['a navigation has given it to the main part', [() => screen.getByRole('main')], () => screen.getByRole('main')],
    ['a control elsewhere has it', [() => button('A'), () => button('Elsewhere')], () => button('Elsewhere')],
  ])('after a change: %s', (_case, focused, has) => {
    const { rerender } = render(<Page view="A" />)
    for (const element of focused) focus(element())
    rerender(<Page view="B" />)
    expect(document.activeElement).toBe(has())
  }) // prettier-ignore

  it('moves nothing at first, nor while the same is shown', () => {
    const { rerender } = render(<Page view="A" />)
    expect(document.activeElement).toBe(document.body)
    rerender(<Page view="A" />)
    expect(document.activeElement).toBe(document.body)
  })
})

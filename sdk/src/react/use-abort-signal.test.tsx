import { act, render } from '@testing-library/react'
import { StrictMode, useEffect } from 'react'
import { expect, it } from 'vitest'
import { useAbortSignal } from './hooks.ts'

it.each([true, false])(
  'useAbortSignal aborts when the component unmounts, and not before (strict: %s)',
  async (strict) => {
    const asked: AbortSignal[] = []
    function Screen({ generation }: { readonly generation: number }) {
      const signal = useAbortSignal()
      useEffect(() => void asked.push(signal()), [signal, generation])
      return null
    }
    const tree = (generation: number) =>
      strict ? (
        <StrictMode>{<Screen generation={generation} />}</StrictMode>
      ) : (
        <Screen generation={generation} />
      )
    const { rerender, unmount } = render(tree(1))
    await act(async () => rerender(tree(2)))
    const current = asked.at(-1)
    expect(current?.aborted).toBe(false)
    // Strict mode unmounts a component once and mounts it again: it has another signal then.
    expect(asked.map(({ aborted }) => aborted)).toEqual(strict ? [true, false, false] : [false, false])
    unmount()
    expect(current?.aborted).toBe(true)
  },
)

it('useAbortSignal aborts when the subject of the calls changes, for an effect that calls again', () => {
  const asked: AbortSignal[] = []
  function Screen({ language }: { readonly language: string }) {
    const signal = useAbortSignal(language)
    useEffect(() => void asked.push(signal()), [signal, language])
    return null
  }
  const { rerender } = render(<Screen language="EN" />)
  rerender(<Screen language="VI" />)
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false])
})

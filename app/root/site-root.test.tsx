import { useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SiteRoot } from './site-root.ts'

const ended = vi.fn()
function Site() {
  const [count, setCount] = useState(0)
  useEffect(() => ended, [])
  return (
    <main>
      <button onClick={() => setCount(count + 1)}>{count}</button>
    </main>
  )
}
const button = () => document.querySelector<HTMLButtonElement>('#root button')
const tap = async (count: string) => {
  button()?.click()
  await vi.waitFor(() => expect(button()?.textContent).toBe(count))
}
const start = async (html = '') => {
  document.body.innerHTML = `<div id="root">${html}</div><p>vendor</p>`
  const onUncaughtError = vi.fn()
  const root = new SiteRoot(<Site />, { onUncaughtError })
  await vi.waitFor(() => expect(button()).not.toBeNull())
  // Hydration is a transition.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  return { root, onUncaughtError }
}

// React's own schedule: within `act` it throws what a page's handler gets.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => {
  document.body.replaceChildren()
  ended.mockReset()
  vi.unstubAllGlobals()
})

describe('SiteRoot', () => {
  it.each([
    ['renders into an empty element', ''],
    ['hydrates a rendered page', renderToString(<Site />)],
  ])('%s', async (_what, html) => {
    await start(html)
    const before = button()
    await tap('1')
    expect(button()).toBe(before)
  })

  it.each<[string, () => void]>([
    ['untouched', () => {}],
    ['emptied by others', () => document.querySelector('#root')?.replaceChildren()],
    ['removed by others', () => document.querySelector('#root')?.remove()],
    ['removed with the whole body’s content', () => document.body.replaceChildren()],
  ])(
    'mounts the site anew at its place, at once and without an error: the root is %s',
    async (_what, harm) => {
      const { root, onUncaughtError } = await start()
      harm()
      root.mountAgain()
      expect(document.querySelectorAll('#root')).toHaveLength(1)
      expect(document.body.firstElementChild).toBe(root.element)
      await tap('1')
      expect(onUncaughtError).not.toHaveBeenCalled()
    },
  )

  it('ends the site and leaves an empty element for another page', async () => {
    const { root } = await start()
    const element = root.replace()
    expect([element.id, element.childElementCount, element.isConnected]).toEqual(['root', 0, true])
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce())
  })
})

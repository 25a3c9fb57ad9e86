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

  it('ends the site and leaves an empty element for another page', async () => {
    const { root, onUncaughtError } = await start()
    const element = root.end()
    expect([element.id, element.childElementCount, element.isConnected]).toEqual(['root', 0, true])
    expect(onUncaughtError).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce())
  })
})

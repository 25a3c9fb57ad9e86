import { enter, expect, test } from './site.ts'
import { hydrated } from './policy.ts'

test('[SE-01] a script, an eval and a call that no manifest declares are blocked, and told', async ({
  page,
  complaints,
}) => {
  await enter(page, '/m/home')
  await hydrated(page)
  const ran = await page.evaluate(async () => {
    const add = (set: (script: HTMLScriptElement) => void): Promise<void> =>
      new Promise((resolve) => {
        const script = document.createElement('script')
        set(script)
        script.onload = script.onerror = () => resolve()
        // An inline script that is refused has no event of its own.
        addEventListener('securitypolicyviolation', () => resolve(), { once: true })
        document.head.append(script)
      })
    await add((script) => (script.textContent = 'globalThis.planted = "inline"'))
    await add((script) => (script.src = 'https://undeclared.example/planted.js'))
    const evaluated = await new Promise((resolve) => {
      // In a task of the page's own, not in the debugger's.
      setTimeout(() => {
        try {
          resolve(new Function('return "ran"')())
        } catch {
          resolve('blocked')
        }
      })
    })
    const fetched = await fetch('https://undeclared.example/').then(
      () => 'answered',
      () => 'blocked',
    )
    return [Reflect.get(globalThis, 'planted'), evaluated, fetched]
  })
  expect(ran).toEqual([undefined, 'blocked', 'blocked'])
  const reported = await complaints.take()
  for (const violation of [
    'script-src-elem inline',
    'script-src-elem https://undeclared.example/planted.js',
    'script-src eval',
    'connect-src https://undeclared.example/',
  ])
    expect(reported).toContain(`policy violation: ${violation}`)
  expect(reported.every((text) => text.startsWith('policy violation: '))).toBe(true)
})

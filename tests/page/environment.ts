import type * as HappyDom from 'happy-dom'
import { type Environment, populateGlobal } from 'vitest/runtime'

/** What Vitest's own environment takes from the window beside what the window's prototype lists. */
const ADDITIONAL_KEYS = [
  'Request', 'Response', 'MessagePort', 'fetch', 'Headers', 'AbortController', 'AbortSignal', 'URL', 'URLSearchParams',
  'FormData',
] // prettier-ignore

// `vitest.config.ts` makes the file, once for all workers.
const file = process.env['FOYER_HAPPY_DOM'] ?? 'happy-dom'
const { GlobalWindow } = (await import(/* @vite-ignore */ file)) as typeof HappyDom

/** The page of unit tests: as Vitest's `happy-dom`, from one file. */
const environment: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  setup(global: Record<PropertyKey, unknown>) {
    const page = new GlobalWindow({
      console,
      url: 'http://localhost:3000',
      settings: { disableErrorCapturing: true },
    })
    const { keys, originals } = populateGlobal(global, page, {
      bindFunctions: true,
      additionalKeys: ADDITIONAL_KEYS,
    })
    return {
      async teardown() {
        await page.happyDOM.abort()
        page.close()
        for (const key of keys) Reflect.deleteProperty(global, key)
        for (const [key, value] of originals) global[key] = value
      },
    }
  },
}
export default environment

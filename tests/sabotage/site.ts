import { startPreviewProcess } from '../deploy/preview.ts'
import { test as base } from '../e2e/site.ts'

/** The test of specs that break plugins: the sabotage build (`npm run build:sabotage`), served by each worker for itself. */
export const test = base.extend<object, { readonly sabotageUrl: string }>({
  sabotageUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const { origin, close } = await startPreviewProcess(['--sabotage'])
      await use(origin)
      await close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sabotageUrl }, use) => use(sabotageUrl),
})
export { enter, expect, firstGame } from '../e2e/site.ts'

import { build } from 'vite'

/** Playwright's `globalSetup`: builds the page with every story, in React's development mode, which warns of more. */
export default async function buildPage(): Promise<void> {
  process.env['NODE_ENV'] = 'development'
  await build({
    configFile: 'harness/stories/page.vite.config.ts',
    configLoader: 'native',
    mode: 'development',
    logLevel: 'warn',
  })
}

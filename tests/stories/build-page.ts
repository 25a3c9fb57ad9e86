/** Builds the page with every story, in React's development mode, which warns of more. */
import { build } from 'vite'

process.env['NODE_ENV'] = 'development'
await build({
  configFile: 'harness/stories/page.vite.config.ts',
  configLoader: 'native',
  mode: 'development',
  logLevel: 'warn',
})

/** Builds the page with every story, in React's development mode, which warns of more. */
import { execFileSync } from 'node:child_process'
import { build } from 'vite'

// Also where no fault story is tested: a file of a plugin that is gone would not be built.
execFileSync('npx', ['tsx', '-C', 'foyer-source', 'harness/stories/write-fault-stories.ts'], {
  stdio: 'inherit',
})
process.env['NODE_ENV'] = 'development'
await build({
  configFile: 'harness/stories/page.vite.config.ts',
  configLoader: 'native',
  mode: 'development',
  logLevel: 'warn',
})

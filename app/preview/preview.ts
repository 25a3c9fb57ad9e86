/**
 * `npm run preview`: the built site on port 4173, with the mock gateway, or with `GATEWAY_URL=` a real one.
 * `--output`: the folder of another build than `dist`; `--sabotage`: that of the tests' own. `--www`, `--merchants`: other folders
 * than `dist/www` (what is served) and `merchants` (whom the mock gateway knows).
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { outputOf } from '../build/output.ts'
import { startPreview } from './start-preview.ts'

/** Why it could not start, by the error's code. */
const REASONS: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) => `port ${port} is taken; PORT=<another> npm run preview`,
  'RE-UNKNOWN': () => 'nothing has been baked: npm run build',
}

const { values } = parseArgs({
  options: {
    output: { type: 'string' },
    sabotage: { type: 'boolean' },
    www: { type: 'string' },
    merchants: { type: 'string' },
  },
})
const port = Number(process.env['PORT'] ?? 4173)
try {
  const preview = await startPreview({
    port,
    output: outputOf(process.argv),
    www: values.www,
    merchants: values.merchants === undefined ? undefined : resolve(values.merchants),
    ...(process.env['GATEWAY_URL'] ? { gatewayUrl: process.env['GATEWAY_URL'] } : {}),
  })
  console.log(`preview: http://lotus.localhost:${preview.port}/m/home`)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  console.error(`preview: ${(code && REASONS[code]?.(port)) ?? message}`)
  process.exitCode = 1
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const COMMAND = ['--import', 'tsx', '-C', 'foyer-source', 'app/preview/preview.ts']

export interface Preview {
  /** The first merchant's origin. */
  readonly origin: string
  readonly port: number
  close(): Promise<void>
}

/**
 * `npm run preview` with these arguments, on a free port, in its own process.
 * @param project the folder with the site's sources
 */
export async function startPreviewProcess(
  args: readonly string[],
  project = process.cwd(),
  environment: Readonly<Record<string, string>> = {},
): Promise<Preview> {
  const child = spawn(process.execPath, [...COMMAND, ...args], {
    cwd: project,
    env: { ...process.env, ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    const address = /^preview: (\S+)/.exec(line)?.[1]
    if (address === undefined) continue
    const { origin, port } = new URL(address)
    return {
      origin,
      port: Number(port),
      async close() {
        child.kill()
        await exit
      },
    }
  }
  throw new Error(`npm run preview -- ${args.join(' ')}: it did not start`)
}

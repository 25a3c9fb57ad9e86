import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** The server of a foreign plugin's package, which runs until `stop` is called. */
export interface ForeignServer {
  /** `http://localhost:7301` */
  readonly address: string
  stop(): void
}

/** What the preset of `@foyer/sdk/vite` prints after each build. */
const SERVED = /served at (http:\S+?):? /
/** How its line goes on: what to do without this command. */
const BY_HAND = /(served at http:\S+?): in the site.*/
/** What npm tells the scripts that it runs: told to another npm, it would look for its package here. And colours. */
const LEFT_OUT = /^(npm_|FORCE_COLOR$)/i

/** Why a folder has no server to run, in one sentence with what to do; `undefined` where it has one. */
export function foreignProblem(folder: string): string | undefined {
  const path = resolve(folder)
  const file = join(path, 'package.json')
  if (!existsSync(file))
    return `${path} has no package.json; npm run plugin:new -- screen <area> <name> --foreign ${folder} makes a package there`
  const scripts = scriptsOf(readFileSync(file, 'utf8'))
  if (!scripts) return `${file} is no JSON object; correct it`
  if (typeof scripts['dev'] !== 'string')
    return `${file} has no script "dev"; add "dev": "vite build --watch" to its scripts`
  return undefined
}

function scriptsOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const { scripts } = JSON.parse(text) as { readonly scripts?: Readonly<Record<string, unknown>> }
    return scripts ?? {}
  } catch {
    return undefined
  }
}

/** The address in a line of the server's output, if there is one. */
export const servedAddress = (line: string): string | undefined => SERVED.exec(line)?.[1]

/**
 * Runs `npm run dev` of a folder, with its output on ours. Resolves with the address that it serves; rejects where it
 * ends before. `onEnd` is called when it ends by itself afterwards.
 */
export async function startForeignServer(folder: string, onEnd: () => void): Promise<ForeignServer> {
  const path = resolve(folder)
  const child = spawn('npm', ['run', '--silent', 'dev'], {
    cwd: path,
    // The leader of its group: npm does not pass each signal on.
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !LEFT_OUT.test(name))),
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = stopOnce(child)
  process.once('exit', stop)
  const lines = createInterface(child.stdout)
  const name = basename(path)
  lines.on('line', (line) =>
    console.log(line.trim() === '' ? '' : `  ${name}  ${line.replace(BY_HAND, '$1')}`),
  )
  const address = await new Promise<string>((found, reject) => {
    lines.on('line', (line) => {
      const served = servedAddress(line)
      if (served !== undefined) found(served)
    })
    child.once('error', reject)
    child.once('exit', () =>
      reject(
        new Error(
          `npm run dev ended in ${path} before it served the plugin; npm install there, or see above`,
        ),
      ),
    )
  })
  child.once('exit', onEnd)
  return {
    address,
    stop() {
      child.off('exit', onEnd)
      stop()
    },
  }
}

/** Ends the process and those that it started. */
function stopOnce(child: ChildProcess): () => void {
  let ended = false
  child.once('exit', () => (ended = true))
  return () => {
    const { pid } = child
    if (ended || pid === undefined) return
    ended = true
    try {
      if (process.platform === 'win32') child.kill()
      else process.kill(-pid)
    } catch {
      // It has ended by itself.
    }
  }
}

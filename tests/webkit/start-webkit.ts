import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { freePort } from '../ports.ts'
import { readScreen } from './read-screen.ts'
import { connect, type WebDriver } from './web-driver.ts'

const START_MS = 20_000
const SCREEN = '1024x1024x24'
/** Pixels of the page, in the screen's corner. */
const WINDOW = { width: 390, height: 800 } as const
/** Debian's folder of libraries has the machine's name in its path. */
const LIBRARIES = '/usr/lib'

export interface WebKit {
  readonly driver: WebDriver
  /** The window as PNG: the driver's own picture waits for ever on a page in which something always moves. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** WebKitGTK's small browser, driven by WebDriver, on a screen that nobody sees. */
export async function startWebKit(): Promise<WebKit> {
  const home = mkdtempSync(join(tmpdir(), 'foyer-webkit-'))
  const running: ChildProcess[] = []
  const close = async (): Promise<void> => {
    for (const child of [...running].reverse()) {
      const exit = once(child, 'exit')
      if (child.exitCode === null && child.kill()) await exit
    }
    rmSync(home, { recursive: true, force: true })
  }
  try {
    // The desktop's setting for less motion.
    mkdirSync(join(home, 'gtk-3.0'))
    writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
    const screen = spawn(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', SCREEN, '-fbdir', home, '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      },
    )
    running.push(screen)
    const display = await firstLine(screen.stdio[3] as Readable)
    const port = await freePort()
    const service = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        XDG_CONFIG_HOME: home,
        // No sandbox for root, no graphics card.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
    })
    running.push(service)
    const address = `http://127.0.0.1:${port}`
    await answering(`${address}/status`)
    const driver = await connect(address, {
      'webkitgtk:browserOptions': { binary: browserPath(), args: ['--automation', '--full-screen'] },
    })
    await driver.resize(WINDOW.width, WINDOW.height)
    return {
      driver,
      picture: () => readScreen(join(home, 'Xvfb_screen0'), WINDOW),
      async close() {
        await driver.end().catch(() => {})
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

function browserPath(): string {
  const found = readdirSync(LIBRARIES)
    .flatMap((folder) =>
      ['4.1', '4.0'].map((version) => join(LIBRARIES, folder, `webkit2gtk-${version}/MiniBrowser`)),
    )
    .find((file) => existsSync(file))
  if (found === undefined) throw new Error('there is no MiniBrowser of WebKitGTK')
  return found
}

async function firstLine(stream: Readable): Promise<string> {
  const timeout = AbortSignal.timeout(START_MS)
  const lines = createInterface(stream)
  const [line] = (await once(lines, 'line', { signal: timeout })) as [string]
  return line
}

async function answering(url: string): Promise<void> {
  const deadline = performance.now() + START_MS
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    if (performance.now() > deadline) throw new Error(`no answer from ${url}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

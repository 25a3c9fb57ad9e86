/**
 * The bake of many merchants: pages a second, memory, disk, and a bake in which nothing changed. Needs a build.
 *   npx tsx -C foyer-source tests/bench/bake.ts [20,200,1000]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'

const TSX = ['--import', 'tsx', '-C', 'foyer-source']
const MODEL = 'lotus'

interface BakeFigures {
  readonly merchants: number
  readonly pages: number
  readonly seconds: number
  readonly againSeconds: number
  /** Most memory of the process, in MB. */
  readonly memory: number
  /** Of the release and of the files that all releases share, in MB. */
  readonly disk: number
}

/** Bakes so many copies of a merchant into an empty folder, and once more. */
async function bakeFigures(merchants: number): Promise<BakeFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bake-bench-'))
  const gateway = spawn(process.execPath, [...TSX, 'tests/bench/bake-gateway.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [port] = (await once(createInterface(gateway.stdout), 'line')) as [string]
    copyMerchant(folder, 0)
    for (const part of ['client', 'server', 'build.json'])
      symlinkSync(join(process.cwd(), 'dist', part), join(folder, part))
    // The build's own files are compressed once, by the first bake after a build.
    await bake(folder, port)
    for (let index = 1; index <= merchants; index++) copyMerchant(folder, index)
    const first = await bake(folder, port)
    const again = await bake(folder, port)
    const [, pages = '0'] = /\((\d+) pages\)/.exec(first.output) ?? []
    if (!again.output.includes('nothing to release')) throw new Error(again.output)
    return {
      merchants,
      pages: Number(pages),
      seconds: first.seconds,
      againSeconds: again.seconds,
      memory: first.memory,
      disk: bytesOf(join(folder, 'www')) / 1e6,
    }
  } finally {
    gateway.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A merchant like the model, with an id, a code and a host of its own. */
function copyMerchant(folder: string, index: number): void {
  const id = `shop${String(index).padStart(5, '0')}`
  const source = join(process.cwd(), 'merchants', MODEL)
  const target = join(folder, 'merchants', id)
  mkdirSync(target, { recursive: true })
  for (const file of ['theme.css', 'logo.svg', 'icon.svg'])
    symlinkSync(join(source, file), join(target, file))
  writeFileSync(
    join(target, 'profile.ts'),
    `import { profile as model } from ${JSON.stringify(join(source, 'profile.ts'))}
     export const profile = { ...model, id: '${id}', code: '${id}', hosts: ['${id}.example'] }`,
  )
}

async function bake(
  folder: string,
  port: string,
): Promise<{ readonly output: string; readonly seconds: number; readonly memory: number }> {
  const output = relative(process.cwd(), folder)
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [...TSX, 'app/bake/bake.ts', '--merchants', join(output, 'merchants'), '--output', output],
    {
      env: { ...process.env, GATEWAY_URL: `http://127.0.0.1:${port}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  let memory = 0
  const timer = setInterval(() => (memory = Math.max(memory, peakMemory(child))), 200)
  const [code] = (await once(child, 'close')) as [number]
  clearInterval(timer)
  if (code !== 0) throw new Error(`the bake ended with ${code}: ${text}`)
  return { output: text, seconds: (performance.now() - started) / 1_000, memory }
}

/** Most memory that a process has had so far, in MB. */
function peakMemory({ pid }: ChildProcess): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1_000
  } catch {
    // It has just ended.
    return 0
  }
}

/** Bytes of a folder on the disk; a file with several names counts once. */
function bytesOf(folder: string): number {
  const seen = new Set<number>()
  let bytes = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const { ino, blocks } = statSync(join(entry.parentPath, entry.name))
    if (seen.has(ino)) continue
    seen.add(ino)
    bytes += blocks * 512
  }
  return bytes
}

/** Prints a table for `npm run bench`. */
async function printBake(counts: readonly number[]): Promise<void> {
  console.log('bake            pages    s   pages/s   again s   again/first   memory MB   disk MB')
  for (const count of counts) {
    const { pages, seconds, againSeconds, memory, disk } = await bakeFigures(count)
    const cells = [
      pages,
      seconds.toFixed(1),
      (pages / seconds).toFixed(0),
      againSeconds.toFixed(1),
      (againSeconds / seconds).toFixed(2),
      memory.toFixed(0),
      disk.toFixed(0),
    ]
    console.log(
      `${String(count).padStart(5)} merchants ${cells.map((cell) => String(cell).padStart(9)).join('')}`,
    )
  }
}

const counts = process.argv[2]?.split(',').map(Number)
await printBake(counts ?? [20, 200])

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, chmodSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const TSX = ['--import', 'tsx', '-C', 'foyer-source']

/** A folder with the build of `dist` and merchants of its own. */
export interface BakeFolder {
  readonly path: string
  /** What servers serve. */
  readonly www: string
  /** Adds a copy of lotus under another id, code and host, in one language. */
  addMerchant(id: string): void
  /** Its `merchants/<id>/`. */
  merchant(id: string): string
  /** `npm run bake`, with what it printed. */
  bake(
    gateway: string,
    ...args: readonly string[]
  ): Promise<{ readonly status: number; readonly output: string }>
  /** `npm run release`, with what it printed. */
  release(...args: readonly string[]): Promise<{ readonly status: number; readonly output: string }>
  close(): void
}

/** Runs a program of the project, and gives what it printed. */
async function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ readonly status: number; readonly output: string }> {
  const child = spawn(process.execPath, [...TSX, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const [status] = (await once(child, 'close')) as [number]
  return { status, output }
}

export function bakeFolder(): BakeFolder {
  const path = mkdtempSync(join(tmpdir(), 'foyer-bake-'))
  // nginx' own user reads it.
  chmodSync(path, 0o755)
  for (const part of ['client', 'server', 'harness', 'build.json'])
    symlinkSync(join(process.cwd(), 'dist', part), join(path, part))
  const output = relative(process.cwd(), path)
  const merchant = (id: string): string => join(path, 'merchants', id)
  return {
    path,
    www: join(path, 'www'),
    merchant,
    addMerchant(id) {
      const source = join(process.cwd(), 'merchants/lotus')
      mkdirSync(merchant(id), { recursive: true })
      for (const file of ['theme.css', 'logo.svg', 'icon.svg'])
        cpSync(join(source, file), join(merchant(id), file))
      writeFileSync(
        join(merchant(id), 'profile.ts'),
        `import { profile as lotus } from ${JSON.stringify(join(source, 'profile.ts'))}
         export const profile = { ...lotus, id: '${id}', code: '${id}', hosts: ['${id}.localhost'], languages: ['EN'], defaultLanguage: 'EN' }`,
      )
    },
    bake: (gateway, ...args) =>
      run(['app/bake/bake.ts', '--merchants', join(output, 'merchants'), '--output', output, ...args], {
        GATEWAY_URL: gateway,
      }),
    release: (...args) => run(['app/release/release.ts', '--output', output, ...args]),
    close: () => rmSync(path, { recursive: true, force: true }),
  }
}

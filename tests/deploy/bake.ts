import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, chmodSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const TSX = ['--import', 'tsx', '-C', 'foyer-source']

interface Ran {
  readonly status: number
  readonly output: string
}

/** A folder with a build and merchants of its own. */
export interface BakeFolder {
  readonly path: string
  /** What servers serve. */
  readonly www: string
  /** Adds a copy of lotus under another id, code and host, in one language. */
  addMerchant(id: string): void
  /** Its `merchants/<id>/`. */
  merchant(id: string): string
  /** `npm run bake`, with what it printed. Without a gateway: with the mock. */
  bake(gateway?: string, ...args: readonly string[]): Promise<Ran>
  /** `npm run release`, with what it printed. */
  release(...args: readonly string[]): Promise<Ran>
  close(): void
}

/** Runs a program of the project, and gives what it printed. */
async function run(args: readonly string[], cwd: string, gateway?: string): Promise<Ran> {
  const child = spawn(process.execPath, [...TSX, ...args], {
    cwd,
    env: { ...process.env, ...(gateway !== undefined && { GATEWAY_URL: gateway }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const [status] = (await once(child, 'close')) as [number]
  return { status, output }
}

/** @param build folder of the build, within the project */
export function bakeFolder(build = 'dist', project = process.cwd()): BakeFolder {
  const path = mkdtempSync(join(tmpdir(), 'foyer-bake-'))
  // nginx' own user reads it.
  chmodSync(path, 0o755)
  for (const part of ['client', 'server', 'harness', 'build.json'])
    symlinkSync(join(project, build, part), join(path, part))
  const output = relative(project, path)
  const merchant = (id: string): string => join(path, 'merchants', id)
  return {
    path,
    www: join(path, 'www'),
    merchant,
    addMerchant(id) {
      const source = join(project, 'merchants/lotus')
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
      run(
        ['app/bake/bake.ts', '--merchants', join(output, 'merchants'), '--output', output, ...args],
        project,
        gateway,
      ),
    release: (...args) => run(['app/release/release.ts', '--output', output, ...args], project),
    close: () => rmSync(path, { recursive: true, force: true }),
  }
}

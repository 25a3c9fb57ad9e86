import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const SDK = '@foyer/sdk'

interface Package {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** A plugin's package in a folder outside this repository, as an integrator would have it. */
export interface ForeignFolder {
  readonly path: string
  /** Runs a script of its package.json; returns what it printed, and throws where it fails. */
  run(script: string): string
  remove(): void
}

/**
 * Copies a package into an empty folder and installs what its package.json asks for: the SDK from the packed tarball, the rest
 * by links into this project's node_modules, so that no network is needed.
 * @param source the package's folder; the example by default
 */
export function foreignFolder(source?: string, project = process.cwd()): ForeignFolder {
  const path = mkdtempSync(join(tmpdir(), 'foyer-foreign-'))
  cpSync(source ?? join(project, 'tests/foreign/example'), path, { recursive: true })
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(path, 'package.json'), 'utf8'),
  ) as Package
  for (const name of Object.keys({ ...dependencies, ...devDependencies }))
    if (name !== SDK) link(join(project, 'node_modules', name), join(path, 'node_modules', name))
  link(join(project, 'node_modules/.bin'), join(path, 'node_modules/.bin'))
  unpackSdk(project, path)
  return {
    path,
    run: (script) => npm(['run', '--silent', script], path),
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}

function unpackSdk(project: string, path: string): void {
  const [packed] = JSON.parse(
    npm(['pack', '--json', '--silent', '--pack-destination', path], join(project, 'sdk')),
  ) as readonly { readonly filename: string }[]
  const sdk = join(path, 'node_modules', SDK)
  mkdirSync(sdk, { recursive: true })
  execFileSync('tar', ['-xzf', join(path, packed?.filename ?? ''), '-C', sdk, '--strip-components=1'])
  // What it imports beside what the plugin has.
  for (const name of ['reflect-metadata', 'react-router-dom', 'dompurify'])
    link(join(project, 'node_modules', name), join(path, 'node_modules', name))
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

/** Without what this run of npm or Vitest tells those that it starts. */
function npm(args: readonly string[], cwd: string): string {
  const variables = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|vitest|NODE_ENV$|NODE_OPTIONS$)/i.test(name),
  )
  const env = {
    ...Object.fromEntries(variables),
    PATH: [join(cwd, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
  }
  return execFileSync('npm', [...args], { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

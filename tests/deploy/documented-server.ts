import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { NGINX_BINARIES } from '../machine.ts'

export interface DocumentedServer {
  /** Stands for `/` in the steps. */
  readonly root: string
  /**
   * Runs a step of docs/operations.md; throws with its output if it fails.
   * @param values words of the step that are others on this machine
   */
  step(name: string, values?: Readonly<Record<string, string>>): string
  /** Runs a shell script whose paths are those of a whole machine. */
  run(script: string): string
  /** Names of the steps that were not run so far. */
  stepsNotRun(): readonly string[]
  /** Sets values of `/etc/foyer/foyer.env`. */
  set(values: Readonly<Record<string, string>>): void
  /** Ends nginx, if it runs, and removes the folder. */
  close(): void
}

/** Folders of a machine that the steps write to. */
const SYSTEM_PATH = /(?<![\w./-])\/(?=(?:etc|srv|var|run)\/)/g

/** A machine's folders below a temporary one, in which the steps of the page for operators run. */
export function documentedServer(): DocumentedServer {
  const root = mkdtempSync(join(tmpdir(), 'foyer-machine-'))
  // nginx' workers are another user.
  chmodSync(root, 0o755)
  for (const folder of ['bin', 'run', 'var/lib/nginx', 'var/log/nginx', 'etc/nginx', 'srv/foyer'])
    mkdirSync(join(root, folder), { recursive: true })
  const binary = NGINX_BINARIES.find((path) => existsSync(path)) ?? 'nginx'
  writeFileSync(join(root, 'bin/nginx'), `#!/bin/sh\nexec ${binary} -c ${root}/etc/nginx/nginx.conf "$@"\n`)
  chmodSync(join(root, 'bin/nginx'), 0o755)
  // Those that are marked so, such as "```sh run=rollback", by their name.
  const steps = new Map(
    [...readFileSync('docs/operations.md', 'utf8').matchAll(/^```sh run=(\S+)\n(.*?)^```$/gms)].map(
      ([, name = '', script = '']) => [name, script] as const,
    ),
  )
  const here = (text: string): string => text.replaceAll(SYSTEM_PATH, `${root}/`)
  const run = (script: string): string => {
    const env = { ...process.env, PATH: [join(root, 'bin'), process.env['PATH']].join(delimiter) }
    // nginx inherits its output: a pipe would be open as long as nginx is.
    const output = join(root, 'output')
    const { status } = spawnSync('sh', ['-euc', `exec >${output} 2>&1\n${here(script)}`], {
      env,
      stdio: 'ignore',
    })
    const text = readFileSync(output, 'utf8')
    if (status !== 0) throw new Error(`exit ${status}: ${script}\n${text}`)
    return text
  }
  const done = new Set<string>()
  return {
    root,
    run,
    stepsNotRun: () => [...steps.keys()].filter((name) => !done.has(name)),
    step(name, values = {}) {
      const script = steps.get(name)
      if (script === undefined) throw new Error(`docs/operations.md has no step ${name}`)
      done.add(name)
      return run(Object.entries(values).reduce((text, [from, to]) => text.replaceAll(from, to), script))
    },
    set(values) {
      const file = join(root, 'etc/foyer/foyer.env')
      let text = readFileSync(file, 'utf8')
      for (const [name, value] of Object.entries(values)) {
        if (!text.includes(`\n${name}=`)) throw new Error(`foyer.env has no ${name}`)
        text = text.replace(new RegExp(`^${name}=.*$`, 'm'), () => `${name}='${value}'`)
      }
      writeFileSync(file, text.replaceAll(/(?<=[="'])\/(?=(?:srv|var|run)\/)/g, `${root}/`))
    },
    close() {
      if (existsSync(join(root, 'run/nginx.pid'))) run('nginx -s stop')
      rmSync(root, { recursive: true, force: true })
    },
  }
}

import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface Image {
  /** Stands for `/` in the image. */
  readonly root: string
  /** Root of what it serves. */
  readonly www: string
  /** The configuration that it ships. */
  readonly deploy: string
  remove(): void
}

/**
 * The files of the image that `app/deploy/Dockerfile` makes of the release in use, as its own steps put them there, but
 * Debian's packages: no engine is needed.
 *
 * @param previous the image in use before; none by default
 */
export function makeImage(release: string, context = process.cwd(), previous?: Image): Image {
  const root = mkdtempSync(join(tmpdir(), 'foyer-image-'))
  // nginx' workers are another user.
  chmodSync(root, 0o755)
  const text = readFileSync(join(process.cwd(), 'app/deploy/Dockerfile'), 'utf8').replaceAll('\\\n', '')
  const stages = text.split(/^FROM .*\n/m)
  const before = previous?.root ?? mkdtempSync(join(tmpdir(), 'foyer-image-none-'))
  if (!previous) steps(stages[1] ?? '', before, context, before)
  steps((stages.at(-1) ?? '').replaceAll('${RELEASE}', release), root, context, before)
  if (!previous) rmSync(before, { recursive: true })
  return {
    root,
    www: join(root, 'srv/foyer/www'),
    deploy: join(root, 'opt/foyer'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

function steps(stage: string, root: string, context: string, previous: string): void {
  for (const [, instruction, words = ''] of stage.matchAll(/^(COPY|RUN) (.*)$/gm)) {
    if (words.startsWith('apt-get')) continue
    if (instruction === 'RUN') {
      run('sh', '-euc', words.replaceAll(/(?<= )\//g, `${root}/`))
      continue
    }
    const [, from, source = '', target = ''] = /^(--from=previous )?(\S+) (\S+)$/.exec(words) ?? []
    mkdirSync(dirname(join(root, target)), { recursive: true })
    const origin = from
      ? join(previous, source)
      : join(existsSync(join(context, source)) ? context : process.cwd(), source)
    run('cp', '-rL', origin, join(root, target))
  }
}

function run(command: string, ...words: readonly string[]): void {
  const { status, stderr } = spawnSync(command, words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: ${stderr}`)
}

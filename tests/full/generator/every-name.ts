/**
 * Makes a plugin of every kind under every name of `names.ts`, in a copy of the project: each is made, or refused with the
 * code that is right and leaves nothing. Every other one that is made passes the types, the linter, the format, its own tests and
 * the rules of its kind; with `--long` all do.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TemplateKind, KINDS } from '../../../sdk/generator/kinds.ts'
import { makePlugin } from '../../../sdk/generator/make-plugin.ts'
import { parseArguments } from '../../../sdk/generator/parse-arguments.ts'
import { NAMES, refusalOf } from './names.ts'
import { IS_LONG } from '../sample.ts'
import { copyProject, type ProjectCopy } from '../../generator/project-copy.ts'

const AREA = 'generated'
const FOLDER = `plugins/${AREA}`
const TYPES = 'tsconfig.generated.json'

/** Whether the tools look at a name. */
const isChecked = (kind: TemplateKind, at: number): boolean =>
  IS_LONG || (at + Object.keys(KINDS).indexOf(kind)) % 2 === 0

/** Makes one. The code of the refusal; `undefined` where it was made. */
async function make(kind: TemplateKind, name: string, root: string): Promise<string | undefined> {
  const given = parseArguments([kind, AREA, name])
  if (given.kind === 'wrong') return given.code
  if (given.kind === 'help') throw new Error(`${name} asks for help`)
  try {
    await makePlugin(given.order, root)
    return undefined
  } catch (error) {
    const code = /^GN-[A-Z]+/.exec(error instanceof Error ? error.message : '')?.[0]
    if (code === undefined) throw new Error(`${kind} ${name} is refused without a code`, { cause: error })
    return code
  }
}

/** Makes every plugin of a kind at once, and checks those that are to be checked. Gives what is wrong. */
async function checkKind(kind: TemplateKind, copy: ProjectCopy): Promise<readonly string[]> {
  const wrong: string[] = []
  let made = 0
  for (const [at, name] of NAMES.entries()) {
    const code = await make(kind, name, copy.root)
    const expected = refusalOf(kind, name)
    const shown = `${kind} ${name || '(empty)'}`
    if (code !== expected) wrong.push(`${shown} is ${code ?? 'made'}, not ${expected ?? 'made'}`)
    const folder = join(copy.root, FOLDER, name)
    const there = name !== '' && existsSync(join(folder, 'manifest.ts'))
    if (there !== (code === undefined))
      wrong.push(`${shown} is ${code ?? 'made'}, and ${there ? '' : 'not '}there`)
    if (code === undefined) made++
    if (there && !isChecked(kind, at)) rmSync(folder, { recursive: true })
    console.log(`${shown}: ${code ?? 'made'}`)
  }
  await copy.run('tsx', '-C', 'foyer-source', 'app/build/write-text-types.ts')
  const checks = [
    ['tsc', '--noEmit', '-p', TYPES],
    ['oxlint', '--deny-warnings', FOLDER],
    ['prettier', '--check', FOLDER],
    ['vitest', 'run', FOLDER],
  ] as const
  for (const [tool, ...words] of checks)
    await copy.run(tool, ...words).catch((error: unknown) => wrong.push(`${kind}: ${String(error)}`))
  console.log(`${kind}: ${made} made, ${NAMES.length - made} refused, ${wrong.length} faults`)
  rmSync(join(copy.root, FOLDER), { recursive: true, force: true })
  return wrong
}

const copy = copyProject()
try {
  writeFileSync(
    join(copy.root, TYPES),
    JSON.stringify({ extends: './tsconfig.json', include: ['.cache/text-types', FOLDER] }),
  )
  const wrong: string[] = []
  for (const kind of Object.keys(KINDS) as readonly TemplateKind[])
    wrong.push(...(await checkKind(kind, copy)))
  for (const fault of wrong) console.error(fault)
  process.exitCode = wrong.length > 0 ? 1 : 0
} finally {
  copy.remove()
}

/**
 * Makes a plugin of every kind under names of `names.ts`, in a copy of the project: each passes the types, the linter, the
 * format, its own tests and the rules of its kind, or is refused with a code and leaves nothing. A part of the soak.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TemplateKind, KINDS } from '../../sdk/generator/kinds.ts'
import { makePlugin } from '../../sdk/generator/make-plugin.ts'
import { parseArguments } from '../../sdk/generator/parse-arguments.ts'
import { NAMES } from './names.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'

const AREA = 'generated'
const FOLDER = `plugins/${AREA}`
const TYPES = 'tsconfig.generated.json'

/** Every other name, the others for the next kind; with `--long` of the soak all. */
const namesFor = (kind: TemplateKind): readonly string[] =>
  NAMES.filter((_, at) => process.env['FOYER_SOAK_LONG'] || (at + Object.keys(KINDS).indexOf(kind)) % 2 === 0)

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

/** Makes every plugin of a kind at once, and checks all of them. Gives what is wrong. */
async function checkKind(kind: TemplateKind, copy: ProjectCopy): Promise<readonly string[]> {
  const made: string[] = []
  const wrong: string[] = []
  const names = namesFor(kind)
  for (const name of names) {
    const code = await make(kind, name, copy.root)
    const there = name !== '' && existsSync(join(copy.root, FOLDER, name, 'manifest.ts'))
    if (code === undefined) made.push(name)
    else if (there) wrong.push(`${kind} ${name} is refused with ${code}, and is there`)
    console.log(`${kind} ${name || '(empty)'}: ${code ?? 'made'}`)
  }
  const checks = [
    ['tsc', '--noEmit', '-p', TYPES],
    ['oxlint', '--deny-warnings', FOLDER],
    ['prettier', '--check', FOLDER],
    ['vitest', 'run', FOLDER],
  ] as const
  for (const [tool, ...words] of checks)
    await copy.run(tool, ...words).catch((error: unknown) => wrong.push(`${kind}: ${String(error)}`))
  console.log(`${kind}: ${made.length} made, ${names.length - made.length} refused, ${wrong.length} faults`)
  rmSync(join(copy.root, FOLDER), { recursive: true, force: true })
  return wrong
}

const copy = copyProject()
try {
  writeFileSync(join(copy.root, TYPES), JSON.stringify({ extends: './tsconfig.json', include: [FOLDER] }))
  const wrong: string[] = []
  for (const kind of Object.keys(KINDS) as readonly TemplateKind[])
    wrong.push(...(await checkKind(kind, copy)))
  for (const fault of wrong) console.error(fault)
  process.exitCode = wrong.length > 0 ? 1 : 0
} finally {
  copy.remove()
}

/**
 * A copy of the project gets a plugin, and a part of the kernel that is imported lazily; no list is edited. The copy is built: the
 * worker of the new build fetches the kernel's part for an offline start, and nothing of the plugin (KN-01).
 */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_CHUNKS, type SiteChunks } from '../../../app/build/chunks.ts'
import { copyProject } from '../../generator/project-copy.ts'

const PLUGIN = 'plugins/awkward/new-screen/'
const PART = 'kernel/newcomer/newcomer.ts'

const copy = copyProject()
try {
  await copy.run('npm', 'run', '--silent', 'plugin:new', '--', 'screen', 'awkward', 'new-screen')
  mkdirSync(join(copy.root, 'kernel/newcomer'))
  writeFileSync(join(copy.root, PART), "export const greet = (): void => console.info('a new part')\n")
  appendFileSync(
    join(copy.root, 'app/main.tsx'),
    "void import('../kernel/newcomer/newcomer.ts').then(({ greet }) => greet())\n",
  )
  await copy.run('npm', 'run', '--silent', 'build')
  const { lazy, offline } = JSON.parse(
    readFileSync(join(copy.root, 'dist/client', SITE_CHUNKS), 'utf8'),
  ) as SiteChunks
  const filesOf = (folder: string): readonly string[] => {
    const files = Object.entries(lazy).flatMap(([source, file]) => (source.startsWith(folder) ? [file] : []))
    if (files.length === 0) throw new Error(`The build has no part of ${folder}`)
    return files
  }
  if (!filesOf(PART).every((file) => offline.includes(file)))
    throw new Error(`The worker does not fetch ${PART}`)
  if (filesOf(PLUGIN).some((file) => offline.includes(file))) throw new Error(`The worker fetches ${PLUGIN}`)
  console.log(`${PART} and ${PLUGIN} are built, and no list names them`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  copy.remove()
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One story of a file. */
export interface Story {
  /** From the project's root. */
  readonly file: string
  /** Of the export. */
  readonly name: string
  /** `<area> / <plugin> / <name>`. */
  readonly title: string
}

const TITLE = /^export default \{ title: '([^']+)' \}/m
const EXPORT = /^export (?:const|function) (\w+)/gm

/** Every story in some folders. From the sources, since Playwright names its tests before there is a page. */
export function listStories(folders: readonly string[]): readonly Story[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx') && !file.includes('node_modules'))
      .sort()
      .flatMap((file) => storiesOf(join(folder, file))),
  )
}

function storiesOf(file: string): readonly Story[] {
  const source = readFileSync(file, 'utf8')
  const title = TITLE.exec(source)?.[1] ?? file
  return [...source.matchAll(EXPORT)].map(([, name = '']) => ({ file, name, title: `${title} / ${name}` }))
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Texts } from '../src/language.ts'
import type { Order } from './parse-arguments.ts'
import { rename } from './rename.ts'
import { TEXT_TYPES, textTypes } from '../src/vite/text-types.ts'

export interface PlannedFile {
  /** Inside the plugin's folder: `locales/EN.json`. */
  readonly path: string
  readonly text: string
  /** The template, whose place tells how the project formats it. */
  readonly template: string
}

/** What a package of its own has beside its sources. */
const PACKAGE = 'foreign'
/** The languages that a new plugin of the project lacks, which the project's check accepts (app/build/text-faults.ts). */
const UNTRANSLATED = 'untranslated.json'
/** The folder of its sources. */
const SOURCES = 'src'
/** Where a plugin's mock has the mock gateway's types in the project, and in a package of its own. */
const MOCKS = { project: '../../../mocks/define-mock.ts', package: '@foyer/sdk/vite' } as const

interface Surroundings {
  /** The project has a mock gateway, which `mock.ts` extends. */
  readonly withMock: boolean
  /** `npm run text-types` does not find the plugin's texts: it has their types itself. */
  readonly withTypes: boolean
}

/** The files of a new plugin, by its kind's template. */
export function planFiles(
  order: Order,
  templates: string,
  { withMock, withTypes }: Surroundings,
): readonly PlannedFile[] {
  const files = templateFiles(join(templates, order.kind))
    .filter(({ path }) => withMock || path !== 'mock.ts')
    .map((file) => renamed(file, order))
  return withTypes ? [...files, ...typesOf(files, order)] : files
}

/** The files of a new package: the plugin's sources without stories, whose viewer is the site's, and its tools. */
export function planPackage(order: Order, templates: string): readonly PlannedFile[] {
  const sources = templateFiles(join(templates, order.kind))
    .filter(({ path }) => !path.endsWith('.stories.tsx') && path !== UNTRANSLATED)
    .map((file) => renamed(file, order))
    .map((file) => ({
      ...file,
      path: `${SOURCES}/${file.path}`,
      text: file.text.replace(MOCKS.project, MOCKS.package),
    }))
  const tools = templateFiles(join(templates, PACKAGE)).map((file) => renamed(file, order))
  return [...tools, ...sources, ...typesOf(sources, order)]
}

/** The types of the texts among the files, as a package's build writes them: of no template, so that they are not formatted there. */
const typesOf = (files: readonly PlannedFile[], { area, name }: Order): readonly PlannedFile[] =>
  files
    .filter(({ path }) => /(?:^|\/)locales\/EN\.json$/.test(path))
    .map(({ path, text }) => ({
      template: `${TEXT_TYPES}.txt`,
      path: path.replace('EN.json', TEXT_TYPES),
      text: textTypes(new Map([[`${area}.${name}`, [JSON.parse(text) as Texts]]])),
    }))

const templateFiles = (folder: string): readonly PlannedFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((template) => ({
      template,
      path: template.slice(folder.length + 1),
      text: readFileSync(template, 'utf8'),
    }))

const renamed = ({ path, text, template }: PlannedFile, order: Order): PlannedFile => ({
  template,
  path: rename(path, order),
  text: rename(text, order),
})

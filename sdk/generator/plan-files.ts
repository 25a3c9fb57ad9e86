import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Order } from './parse-arguments.ts'
import { rename } from './rename.ts'

export interface PlannedFile {
  /** Inside the plugin's folder: `locales/EN.json`. */
  readonly path: string
  readonly text: string
}

/**
 * The files of a new plugin, by its kind's template.
 * @param withMock whether the project has a mock gateway, which `mock.ts` extends
 */
export function planFiles(order: Order, templates: string, withMock: boolean): readonly PlannedFile[] {
  const folder = join(templates, order.kind)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file, path: file.slice(folder.length + 1) }))
    .filter(({ path }) => withMock || path !== 'mock.ts')
    .map(({ file, path }) => ({ path: rename(path, order), text: rename(readFileSync(file, 'utf8'), order) }))
}

import { mkdir, rename, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'

/**
 * Writes a file beside its place and moves it there: nobody reads half of it, and a file that is linked from
 * elsewhere keeps its content there.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const beside = `${file}.${randomUUID().slice(0, 8)}.part`
  await writeFile(beside, content)
  await rename(beside, file)
}

import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compress, STATIC_QUALITY } from './compress.ts'
import { forEachOf } from './for-each-of.ts'
import { writeWhole } from './write-file.ts'

export const COMPRESSED_SUFFIXES = ['.br', '.gz'] as const

/** Writes the compressed copies of a file that is served as it is, beside it, if they save anything. */
export async function writeCompressed(file: string, content: Buffer): Promise<void> {
  const compressed = await compress(file, content, STATIC_QUALITY)
  if (!compressed) return
  await writeWhole(`${file}.br`, compressed.br)
  await writeWhole(`${file}.gz`, compressed.gz)
}

/** Compresses every file of a built client, once for all folders that the build is baked into. */
export const compressFolder = (folder: string): Promise<void> =>
  forEachOf(
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
    4,
    async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      await writeCompressed(file, await readFile(file))
    },
  )

import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const COPIES = ['', '.br', '.gz'] as const

/**
 * Puts a file of another release, with its compressed copies, in a new place too, without writing it again: it
 * keeps its time, so that browsers that have it are not sent it again.
 *
 * @param content only a file with exactly this content; any by default
 * @returns false where there is no such file
 */
export async function linkCopies(from: string, to: string, content?: Buffer): Promise<boolean> {
  const found = await readFile(from).catch(() => undefined)
  if (!found || (content && !found.equals(content))) return false
  await mkdir(dirname(to), { recursive: true })
  for (const suffix of COPIES) await linkFile(from + suffix, to + suffix)
  return true
}

/** A second name of a file, or a copy where the two folders are on different disks. A missing one is left out, and so is one that is there already. */
export async function linkFile(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EEXIST') return
    if (error.code !== 'EXDEV' && error.code !== 'EPERM' && error.code !== 'EMLINK') throw error
    await copyFile(from, to)
  })
}

/** As `linkFile`, in place of what is there: at no time is there nothing. Where the first is missing, the second goes. */
export async function replaceFile(from: string, to: string): Promise<void> {
  const beside = `${to}.${randomUUID().slice(0, 8)}.part`
  await linkFile(from, beside)
  await rename(beside, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await rm(to, { force: true })
  })
  // Two names of one file: then the move does nothing.
  await rm(beside, { force: true })
}

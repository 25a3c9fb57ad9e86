import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MerchantFolder } from './merchant-folder.ts'

/**
 * Reads every merchant of a folder: each folder in it that has a `profile.ts`. What cannot be read is a part of the
 * result, not an exception.
 *
 * @param root the project’s root
 * @param merchants the folder, from the root or absolute
 */
export async function readMerchantFolders(
  root: string,
  merchants: string,
): Promise<readonly MerchantFolder[]> {
  const folder = isAbsolute(merchants) ? merchants : join(root, merchants)
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'profile.ts')))
    .map((entry) => entry.name)
    .sort()
  return Promise.all(names.map((name) => readMerchantFolder(root, join(folder, name), name)))
}

async function readMerchantFolder(root: string, folder: string, name: string): Promise<MerchantFolder> {
  const inside = relative(root, folder)
  const text = (file: string): string | undefined =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined
  return {
    name,
    path: inside.startsWith('..') ? folder : inside,
    location: folder,
    profile: await importProfile(join(folder, 'profile.ts')),
    theme: text('theme.css'),
    logo: text('logo.svg'),
    icon: text('icon.svg'),
  }
}

async function importProfile(file: string): Promise<MerchantFolder['profile']> {
  try {
    const { profile } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      readonly profile?: unknown
    }
    return { value: profile }
  } catch (error) {
    return { error }
  }
}

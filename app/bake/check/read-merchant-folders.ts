import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

/** What was read of one merchant's folder. Nothing of it has been checked. */
export interface MerchantFolder {
  /** The folder's name, which must be the merchant's id: `jade`. */
  readonly name: string
  /** The folder for messages, from the project’s root where it is inside: `merchants/jade`. */
  readonly path: string
  /** The folder, absolute. */
  readonly location: string
  /** What `profile.ts` exports as `profile`, or in one sentence why it cannot be imported. */
  readonly profile: { readonly value: unknown } | { readonly error: string }
  /** Texts of the other files; `undefined` where one is missing. */
  readonly theme: string | undefined
  readonly logo: string | undefined
  readonly icon: string | undefined
}

/**
 * Reads every merchant of a folder: each folder in it that has a `profile.ts`. What cannot be read is a part of the
 * result, not an exception.
 *
 * @param root the project’s root
 * @param merchants the folder, from the root or absolute
 */
export async function readMerchantFolders(root: string, merchants: string): Promise<MerchantFolder[]> {
  const folder = resolve(root, merchants)
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'profile.ts')))
  return Promise.all(names.sort().map((name) => readMerchantFolder(root, join(folder, name), name)))
}

async function readMerchantFolder(root: string, location: string, name: string): Promise<MerchantFolder> {
  const inside = relative(root, location)
  const text = (file: string): string | undefined =>
    existsSync(join(location, file)) ? readFileSync(join(location, file), 'utf8') : undefined
  return {
    name,
    path: inside.startsWith('..') ? location : inside,
    location,
    profile: await import(/* @vite-ignore */ pathToFileURL(join(location, 'profile.ts')).href).then(
      ({ profile }: { readonly profile?: unknown }) => ({ value: profile }),
      (error: unknown) => ({ error: importErrorText(error) }),
    ),
    theme: text('theme.css'),
    logo: text('logo.svg'),
    icon: text('icon.svg'),
  }
}

/**
 * Why a profile cannot be imported, in one sentence. Transformers write the place before the message:
 * `/path/profile.ts:12:3: ERROR: …`.
 */
export function importErrorText(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim()
  const [, line, said] = /profile\.ts:(\d+):\d+(?:: ERROR: ([^\n]+))?/.exec(text) ?? []
  const message = (said ?? text.replace(/\n[^]*/, '')).replace(/[.:]$/, '')
  return `${line === undefined ? 'The file' : `Line ${line}: the file`} cannot be read: ${message}.`
}

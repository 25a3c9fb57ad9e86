import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTexts } from '../../build/texts.ts'
import { manifests } from '../entry.tsx'
import { checkProfiles, type ProfileCheck } from './check-profiles.ts'
import { readMerchantFolders } from './read-merchant-folders.ts'
import type { SiteKnowledge } from './site-knowledge.ts'

/** A copy of the demo brands, and of coral as the new brand jade, that tests may spoil. */
export interface MerchantCopies {
  /** The folder that holds the merchants. */
  readonly folder: string
  /** Replaces a text of one of jade’s files, or `../lotus/…`; throws where it is not there. */
  edit(file: string, from: string | RegExp, to: string): void
  write(file: string, content: string | Buffer): void
  remove(file: string): void
  /**
   * Reads and checks all merchants as the bake does. Once: what has been imported is not read again.
   */
  check(): Promise<ProfileCheck>
  dispose(): void
}

const ROOT = process.cwd()
let site: SiteKnowledge | undefined

export function copyMerchants(): MerchantCopies {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-merchants-'))
  for (const name of ['coral', 'lotus'])
    cpSync(join(ROOT, 'merchants', name), join(folder, name), { recursive: true })
  cpSync(join(folder, 'coral'), join(folder, 'jade'), { recursive: true })
  const at = (file: string): string => join(folder, 'jade', file)
  const copies: MerchantCopies = {
    folder,
    edit(file, from, to) {
      const before = readFileSync(at(file), 'utf8')
      const after = before.replaceAll(from instanceof RegExp ? new RegExp(from, 'g') : from, to)
      if (after === before) throw new Error(`${file} has no ${String(from)}`)
      writeFileSync(at(file), after)
    },
    write: (file, content) => writeFileSync(at(file), content),
    remove: (file) => rmSync(at(file)),
    async check() {
      site ??= {
        manifests,
        texts: readTexts(ROOT),
        tokens: readFileSync(join(ROOT, 'sdk/src/ui/tokens.css'), 'utf8'),
      }
      return checkProfiles(await readMerchantFolders(ROOT, folder), site)
    },
    dispose: () => rmSync(folder, { recursive: true }),
  }
  copies.edit('profile.ts', "'coral'", "'jade'")
  copies.edit('profile.ts', 'coral01', 'jade01')
  copies.edit('profile.ts', 'coral.localhost', 'jade.localhost')
  return copies
}

/** The lines about one merchant, each as `<file>: <text> <remedy> (<code>)`. */
export const linesAbout = (name: string, { problems }: ProfileCheck): readonly string[] =>
  problems
    .filter(({ merchant }) => merchant === name)
    .map(
      ({ file, text, remedy, code }) =>
        `${file.slice(file.lastIndexOf('/') + 1)}: ${text} ${remedy} (${code})`,
    )

import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Sample } from './read-samples.ts'

/** Not a part of the repository, and inside it: the samples find its packages. */
const FOLDER = '.cache/guides'

/** The files of all samples, as if they stood in the project. */
export interface SampleFolder {
  /** The folder, absolute. */
  readonly path: string
  /** What the compiler says; empty where all of them compile. */
  typeErrors(): string
}

/** Writes the samples into a folder that was emptied before. */
export function writeSamples(samples: readonly Sample[], root = process.cwd()): SampleFolder {
  const path = resolve(root, FOLDER)
  rmSync(path, { recursive: true, force: true })
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    writeFileSync(join(path, file), text)
  }
  for (const { path: file, text } of samples) write(file, text)
  // A sample's `../../kernel/…` is a file of the project: both folders count as one.
  const options = { rootDirs: ['.', '../..', '../css-types'] }
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: options,
      // The types of texts, and those that the tables of codes add, are imported nowhere.
      include: ['.', '../text-types', '../../sdk/src/error-codes.ts'],
      exclude: [],
    }),
  )
  return {
    path,
    typeErrors() {
      try {
        execFileSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', path], {
          cwd: root,
          encoding: 'utf8',
        })
        return ''
      } catch (error) {
        return String((error as { readonly stdout?: unknown }).stdout ?? error)
      }
    },
  }
}

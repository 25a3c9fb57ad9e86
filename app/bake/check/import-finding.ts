import { stripVTControlCharacters } from 'node:util'
import type { Finding } from './finding.ts'

const REMEDY = 'Compare it with the profile of another merchant; an editor with TypeScript shows the place.'

/** Why a profile could not be read, in one line: where the file is no TypeScript, or imports what is not there. */
export function importFinding(error: unknown): Finding {
  const { message, line } = placeOf(error)
  return {
    code: 'BK-PROFILE',
    text: `${line === undefined ? 'The file' : `Line ${line}: the file`} cannot be read: ${message}.`,
    remedy: REMEDY,
  }
}

/** Transformers put the place into the error’s fields, or before the message: `/path/profile.ts:12:3: ERROR: …`. */
function placeOf(error: unknown): { readonly message: string; readonly line: number | undefined } {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const [, line, message] = /profile\.ts:(\d+):\d+: ERROR: ([^\n]+)/.exec(text) ?? []
  if (line !== undefined && message !== undefined) return { message: sentence(message), line: Number(line) }
  const [first = ''] = text.split('\n').filter((each) => each.trim() !== '')
  const written = /profile\.ts:(\d+):\d+/.exec(text)?.[1]
  return { message: sentence(first), line: written === undefined ? undefined : Number(written) }
}

const sentence = (text: string): string => text.trim().replace(/[.:]$/, '')

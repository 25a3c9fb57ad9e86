import { isRecord } from '@foyer/sdk'
import { didYouMean } from './did-you-mean.ts'
import type { Finding } from './finding.ts'
import { pathText } from './path-text.ts'

/** Fields of an object that nothing reads: mostly misspelt ones. */
export const unknownFields = (
  value: unknown,
  known: readonly string[],
  code: Finding['code'],
  at: readonly string[] = [],
): readonly Finding[] =>
  !isRecord(value)
    ? []
    : Object.keys(value)
        .filter((name) => !known.includes(name))
        .map((name) => ({
          code,
          text: `${pathText([...at, name])} is no field that anything reads.`,
          remedy: didYouMean(name, known) ?? 'Remove it.',
        }))

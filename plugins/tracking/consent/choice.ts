import { type ConsentCategory, defineStorageKey, isRecord } from '@foyer/sdk'
import { CATEGORIES } from './constants.ts'

/** What the player answered, by category; one that the player was not asked about is absent. */
export type Answers = Readonly<Partial<Record<ConsentCategory, boolean>>>

/** One answer to each of the categories. */
export function answersTo(
  categories: readonly ConsentCategory[],
  isAllowed: (category: ConsentCategory) => boolean,
): Answers {
  const answers: Partial<Record<ConsentCategory, boolean>> = {}
  for (const category of categories) answers[category] = isAllowed(category)
  return answers
}

/** The player's choice, as it is stored for proof (TR-19). */
export interface Choice {
  readonly answers: Answers
  /** Version of the policy that the player could read then. */
  readonly version: string
  /** Epoch milliseconds. */
  readonly at: number
  /** Random, to find the choice by. */
  readonly id: string
  /** The browser asked not to be tracked, the merchant respects that, and so the choice was made against it or with it. */
  readonly signal: boolean
}

/** The choice on this device. */
export const CHOICE = defineStorageKey<Choice>({
  name: 'tracking.consent.choice',
  area: 'local',
  parse: (stored) => {
    if (!isRecord(stored)) return undefined
    const { answers, version, at, id, signal } = stored
    if (!isRecord(answers) || typeof version !== 'string' || typeof id !== 'string') return undefined
    if (typeof at !== 'number' || !Number.isFinite(at)) return undefined
    const readAnswers: Partial<Record<ConsentCategory, boolean>> = {}
    for (const category of CATEGORIES) {
      const answer = answers[category]
      if (answer === undefined) continue
      // One answer that cannot be read casts doubt on all of them.
      if (typeof answer !== 'boolean') return undefined
      readAnswers[category] = answer
    }
    return { answers: readAnswers, version, at, id, signal: signal === true }
  },
})

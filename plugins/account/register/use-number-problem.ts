import { useTranslation } from '@foyer/sdk'
import { useState } from 'react'
import type { NumberProblem } from '../mobile-numbers.ts'

/** What is wrong with a number that a code was to be sent to; told until another is typed. */
export function useNumberProblem(typed: string): {
  readonly problem: string | undefined
  readonly showProblem: (problem: NumberProblem) => void
} {
  const translate = useTranslation('account.mobile')
  const [reported, setReported] = useState<{ readonly problem: NumberProblem; readonly of: string }>()
  return {
    problem: reported?.of === typed ? translate(reported.problem.key, reported.problem.values) : undefined,
    showProblem: (problem) => setReported({ problem, of: typed }),
  }
}

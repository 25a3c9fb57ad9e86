import { keyedText, useTranslation } from '@foyer/sdk'
import { useState } from 'react'
import type { NumberProblem } from '../mobile-numbers.ts'

/** The error of a number that a code was to be sent to; shown until another number is typed. */
export function useNumberProblem(typed: string): {
  readonly problem: string | undefined
  readonly showProblem: (problem: NumberProblem) => void
} {
  const translate = useTranslation('account.mobile')
  const [reported, setReported] = useState<{ readonly problem: NumberProblem; readonly of: string }>()
  return {
    problem: reported?.of === typed ? keyedText(translate, reported.problem) : undefined,
    showProblem: (problem) => setReported({ problem, of: typed }),
  }
}

import { useText } from '@foyer/sdk'
import { useState } from 'react'
import type { NumberProblem } from '../mobile-numbers.ts'

/** What is wrong with a number that a code was to be sent to; told until another is typed. */
export function useNumberProblem(typed: string): {
  readonly problem: string | undefined
  readonly tell: (problem: NumberProblem) => void
} {
  const say = useText('account.mobile')
  const [told, setTold] = useState<{ readonly problem: NumberProblem; readonly of: string }>()
  return {
    problem: told?.of === typed ? say(told.problem.key, told.problem.values) : undefined,
    tell: (problem) => setTold({ problem, of: typed }),
  }
}

// @vitest-environment node
import { expect, it } from 'vitest'
import { amountProblem, type AmountLimits, type AmountProblem } from './amount-problem.ts'
import type { ParsedAmount } from './parse-amount.ts'

const read = (amount: `${number}`): ParsedAmount => ({ kind: 'read', amount })
const LIMITS: AmountLimits = { min: '50', max: '1000.5' }

it.each<[ParsedAmount, AmountLimits, AmountProblem | undefined]>([
  [read('50'), LIMITS, undefined],
  [read('1000.5'), LIMITS, undefined],
  [read('9'), LIMITS, 'amount_below_min'],
  [read('49.99'), LIMITS, 'amount_below_min'],
  [read('1000.51'), LIMITS, 'amount_above_max'],
  [read('0'), LIMITS, 'amount_zero'],
  [read('0'), {}, 'amount_zero'],
  [read('0.01'), {}, undefined],
  [read('999999999999999'), { min: '50' }, undefined],
  [read('1'), { min: undefined, max: undefined }, undefined],
  [read('70'), { min: '70', max: '70' }, undefined],
  [read('70'), { min: '100', max: '70' }, 'amount_limits_contradict'],
  [{ kind: 'empty' }, { min: '100', max: '70' }, 'amount_limits_contradict'],
  // Nothing can be entered here either.
  [read('1'), { max: '0' }, 'amount_limits_contradict'],
  [{ kind: 'empty' }, LIMITS, 'amount_missing'],
  [{ kind: 'refused', problem: 'not-a-number' }, LIMITS, 'amount_not_a_number'],
  [{ kind: 'refused', problem: 'too-many-decimals' }, LIMITS, 'amount_too_many_decimals'],
  [{ kind: 'refused', problem: 'ambiguous-separators' }, LIMITS, 'amount_ambiguous_separators'],
  [{ kind: 'refused', problem: 'too-large' }, LIMITS, 'amount_too_large'],
])('%j within %j: %s', (parsed, limits, problem) => expect(amountProblem(parsed, limits)).toBe(problem))

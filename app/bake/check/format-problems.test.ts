// @vitest-environment node
import { expect, it } from 'vitest'
import { formatProblems } from './format-problems.ts'
import type { ProfileProblem } from './profile-problem.ts'

const problem = (merchant: string | undefined, more: Partial<ProfileProblem> = {}): ProfileProblem => ({
  merchant,
  file: `merchants/${merchant}/profile.ts`,
  code: 'BK-HOST',
  severity: 'error',
  text: 'hosts[0] is "https://www.jade.com/m", an address, not a host.',
  remedy: 'Write www.jade.com.',
  ...more,
})

it('prints a line for each problem, with file, remedy and code, grouped by merchant', () => {
  const warning = {
    severity: 'warning',
    code: 'BK-SWITCH',
    text: 'X3 is unknown.',
    remedy: 'Remove it.',
  } as const
  const problems = [
    problem('jade'),
    problem('coral', warning),
    problem('jade', {
      code: 'BK-BRAND',
      file: 'merchants/jade/logo.svg',
      text: 'The file is missing.',
      remedy: 'Add it.',
    }),
    problem(undefined, { ...warning, file: 'merchants' }),
  ]
  expect(formatProblems(problems)).toBe(`jade: 2 errors
  merchants/jade/profile.ts: hosts[0] is "https://www.jade.com/m", an address, not a host. Write www.jade.com. (BK-HOST)
  merchants/jade/logo.svg: The file is missing. Add it. (BK-BRAND)

coral: 1 warning
  merchants/coral/profile.ts: X3 is unknown. Remove it. (BK-SWITCH, a warning)

all merchants: 1 warning
  merchants: X3 is unknown. Remove it. (BK-SWITCH, a warning)`)
})

it('says nothing where nothing is wrong', () => expect(formatProblems([])).toBe(''))

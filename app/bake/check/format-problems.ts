import type { ProfileProblem } from './profile-problem.ts'

/**
 * Problems as a text for a terminal, grouped by merchant in the order that they come in: a line for each, with the file and the
 * remedy. Empty where there are none.
 */
export function formatProblems(problems: readonly ProfileProblem[]): string {
  const merchants = [...new Set(problems.map(({ merchant }) => merchant))]
  return merchants
    .map((merchant) => {
      const own = problems.filter((problem) => problem.merchant === merchant)
      return [heading(merchant, own), ...own.map(line)].join('\n')
    })
    .join('\n\n')
}

const heading = (merchant: string | undefined, problems: readonly ProfileProblem[]): string => {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const counts = [counted(errors, 'error'), counted(problems.length - errors, 'warning')].filter(
    (text) => text !== '',
  )
  return `${merchant ?? 'all merchants'}: ${counts.join(', ')}`
}

const counted = (count: number, word: string): string =>
  count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`

const line = ({ file, text, remedy, code, severity }: ProfileProblem): string =>
  `  ${file}: ${text} ${remedy} (${code}${severity === 'warning' ? ', a warning' : ''})`

/** An nginx `map` from one variable to another. */
export const nginxMap = (from: string, to: string, lines: readonly string[]): string =>
  [`map ${from} ${to} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')

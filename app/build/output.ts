/**
 * Built for the tests (`npm run build:sabotage`): plugins can be made to fail in it. It is never served to
 * players.
 */
export const SABOTAGE_OUTPUT = '.cache/sabotage'

/** The folder of a build, and of its bake and preview: `--output <folder>`, `--sabotage`, else `dist`. */
export function outputOf(args: readonly string[]): string {
  const at = args.indexOf('--output')
  const named = at < 0 ? undefined : args[at + 1]
  return named ?? (args.includes('--sabotage') ? SABOTAGE_OUTPUT : 'dist')
}

/** The root of what servers serve of a build: `--www <folder>`, else `www` in the build's folder. */
export const wwwOf = (output: string, named?: string): string => named ?? `${output}/www`

/** Built for the tests (`npm run build:sabotage`): plugins can be made to fail in it. Nobody serves it to players. */
export const SABOTAGE_OUTPUT = '.cache/sabotage'

/** The folder that a build, and the bake and preview of it, work in: `--output <folder>`, `--sabotage`, else `dist`. */
export function outputOf(args: readonly string[]): string {
  const at = args.indexOf('--output')
  const named = at < 0 ? undefined : args[at + 1]
  return named ?? (args.includes('--sabotage') ? SABOTAGE_OUTPUT : 'dist')
}

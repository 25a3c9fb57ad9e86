/** Built for the tests (`npm run build:sabotage`): plugins can be made to fail in it. Nobody serves it to players. */
export const SABOTAGE_OUTPUT = '.cache/sabotage'

/** The folder that a build, and the bake of it, write to. */
export const outputOf = (args: readonly string[]): string =>
  args.includes('--sabotage') ? SABOTAGE_OUTPUT : 'dist'

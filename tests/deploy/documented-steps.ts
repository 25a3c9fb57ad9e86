/** The shell steps of a page that are marked to be run, such as "```sh run=rollback", by their name. */
export const documentedSteps = (markdown: string): ReadonlyMap<string, string> =>
  new Map(
    [...markdown.matchAll(/^```sh run=(\S+)\n(.*?)^```$/gms)].map(
      ([, name = '', script = '']) => [name, script] as const,
    ),
  )

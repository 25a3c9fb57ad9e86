/** What a plugin may leave behind, by place. */
export type ResidueKind =
  'nodes' | 'listeners' | 'timers' | 'globals' | 'browserStorage' | 'requests' | 'subscriptions' | 'undos'

/** What is still there after a stop, a line each. */
export type Residue = Readonly<Record<ResidueKind, readonly string[]>>

/** Lines of `residue` that `known` does not have, each with its kind. */
export const newIn = (residue: Residue, known: Residue): readonly string[] =>
  Object.entries(residue).flatMap(([kind, lines]) =>
    lines.filter((line) => !known[kind as ResidueKind].includes(line)).map((line) => `${kind}: ${line}`),
  )

/** Everything that any of several runs left. */
export function allOf(residues: readonly Residue[]): Residue {
  const of = (kind: ResidueKind): readonly string[] => [
    ...new Set(residues.flatMap((residue) => residue[kind])),
  ]
  return {
    nodes: of('nodes'),
    listeners: of('listeners'),
    timers: of('timers'),
    globals: of('globals'),
    browserStorage: of('browserStorage'),
    requests: of('requests'),
    subscriptions: of('subscriptions'),
    undos: of('undos'),
  }
}

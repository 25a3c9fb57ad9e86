import type { Gate } from '@foyer/sdk'

/** Names of the switches that a plugin’s gate reads, each once. */
export const gateSwitches = (gate: Gate | undefined): readonly string[] => [...new Set(namesIn(gate))]

const namesIn = (gate: Gate | undefined): readonly string[] =>
  gate?.op === 'switch' ? [gate.key ?? ''] : (gate?.of ?? []).flatMap(namesIn)

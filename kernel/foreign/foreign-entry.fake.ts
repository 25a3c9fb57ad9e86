import type { ForeignPlugin } from '../profile/foreign-plugin.ts'

/** An entry of a profile for tests. Its hash is that of an empty file. */
export const foreignEntry = (entry: Partial<ForeignPlugin> = {}): ForeignPlugin => ({
  id: 'acme.draw',
  url: 'https://plugins.acme.example/draw/plugin.js',
  integrity: 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
  origins: {},
  ...entry,
})

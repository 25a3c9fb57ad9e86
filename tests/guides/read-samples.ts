/** A file that a page shows: ` ```ts plugins/tracking/adtest/manifest.ts `. */
export interface Sample {
  /** Where it would stand, from the project's root. */
  readonly path: string
  readonly text: string
}

/** A fence in a list is indented; so are the lines of its block. */
const FENCE = /^( *)```tsx? +(\S+)\n([\s\S]*?)^\1```$/gm

/** The code blocks of a page whose fence names a file. */
export const readSamples = (markdown: string): readonly Sample[] =>
  [...markdown.matchAll(FENCE)].map(([, indent = '', path = '', text = '']) => ({
    path,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }))

/** How many blocks of TypeScript a page has, those without a file too. */
export const countBlocks = (markdown: string): number => markdown.match(/^ *```tsx?\b/gm)?.length ?? 0

/** A text’s variable and that of its ground. */
export type ContrastPair = readonly [text: string, ground: string]

/** WCAG AA for text of any size. */
export const AA = 4.5

/** Which text stands on which ground. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...['--bg', '--surface', '--surface-2'].flatMap((ground) =>
    ['--text', '--text-muted'].map((text) => [text, ground] as const),
  ),
  ...['--bg', '--surface'].flatMap((ground) =>
    ['--brand', '--brand-strong', '--accent', '--danger', '--success', '--warning'].map(
      (text) => [text, ground] as const,
    ),
  ),
  ['--text', '--brand-soft'],
  ['--brand-strong', '--brand-soft'],
  ['--brand-strong', '--surface-2'],
  ['--on-brand', '--brand'],
  ['--on-brand', '--brand-strong'],
  ['--on-brand', '--brand-fill'],
  ['--on-accent', '--accent'],
  ['--on-danger', '--danger'],
  ['--on-header', '--header-bg'],
  // A toast has the page's colours swapped.
  ['--bg', '--text'],
]

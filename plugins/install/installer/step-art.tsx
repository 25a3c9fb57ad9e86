import type { ReactNode } from 'react'

/** Drawings of the guide: a share button, the entry that adds to the home screen, and a compass for a browser. */
const ART = {
  share:
    'M12 15V3.5M8 7l4-4 4 4M8.5 10H6.5a1 1 0 0 0-1 1v8.5a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V11a1 1 0 0 0-1-1h-2',
  add: 'M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4zM12 8v8M8 12h8',
  menu: 'M5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM19 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  browser: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM15.5 8.5l-2 5-5 2 2-5z',
} as const

export type StepArtName = keyof typeof ART

/** One drawing, in the colour of the text. The step beside it says the same in words. */
export function StepArt({ name }: { readonly name: StepArtName }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" fill="none" stroke="currentColor" aria-hidden>
      <path d={ART[name]} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

/** What a page is made to see. */
export interface Play {
  readonly device?: {
    readonly userAgent: string
    readonly platform: string
    readonly touchPoints: number
    readonly standalone?: true
  }
  /** How far the clock is ahead. */
  readonly shiftMs: number
  readonly storage?: 'full' | 'refused'
}
export function playBrowser(view: Window & typeof globalThis, play: Play): void

import type { Page } from '@playwright/test'
import type { State } from '../../../e2e/site.ts'

/** What a player does on a screen. The English texts are those of the locale files. */
export type Step =
  /** Presses a control by its text. */
  | { readonly press: string }
  /** Presses the first of a selector, for what has a text of the gateway's. */
  | { readonly tap: string }
  | { readonly fill: string; readonly value: string }
  | { readonly search: string }
  /** From here on the browser has no network. */
  | { readonly offline: true }
  /** So many milliseconds pass at once, where `before` has installed a clock. */
  | { readonly passes: number }

/** What tells that a screen has come: a text or a label of the locale files, placeholders included, a text of the gateway's, or an element. */
export type Shown = string | { readonly gateway: string } | { readonly element: string }

/** A screen in a state, and how to get there. */
export interface Screen {
  readonly name: string
  readonly to: string
  /** The path that the site leads to, where it is another than that of `to`. */
  readonly at?: string
  readonly state?: State
  readonly steps?: readonly Step[]
  readonly shows: Shown
  /** Endpoints that never answer: the screen waits, and so does nobody else. */
  readonly waits?: boolean
  /** Names on it that are no texts, beside those of the merchants and of the member. */
  readonly names?: readonly string[]
  /** What the site reports on it. */
  readonly complains?: RegExp
  /** Makes the page what it has to be before it is opened, for this screen and the later ones of its walk. */
  readonly before?: (page: Page) => Promise<unknown>
}

import type { Plugin } from 'vite'

interface BuildLog {
  readonly code?: string
  readonly message: string
}

/**
 * Whether the bundler warns of a lazy import that makes no chunk because `app/first-path.ts` or `app/soon.ts` imports
 * the same module statically. That is intended: a manifest names its code lazily, wherever it is used; every page
 * needs the code of these few. A lazy import that any other file defeats is a mistake. `"use client"`
 * is intended too: packages mark with it what a server must not render, and no server renders the site at run
 * time.
 */
export const isIntended = ({ code, message }: BuildLog): boolean =>
  (code === 'INEFFECTIVE_DYNAMIC_IMPORT' &&
    / but also statically imported by app\/(?:first-path|soon)\.ts, dynamic import/.test(message)) ||
  (code === 'MODULE_LEVEL_DIRECTIVE' && message.includes('"use client" in "node_modules/'))

/** Removes such warnings from the build's output, so that each remaining one matters. */
export const silenceIntended = (): Plugin => ({
  name: 'foyer:intended-warnings',
  apply: 'build',
  onLog: (_level, log) => (isIntended(log) ? false : undefined),
})

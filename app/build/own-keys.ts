import type { Plugin } from 'vite'

const LOOP = /\bfor \(const (\w+) in ([\w.]+)\)/g

/** The code with loops over an object's own fields instead of loops that also visit those of its prototype. */
export const withOwnKeys = (code: string): string => code.replace(LOOP, 'for (const $1 of Object.keys($2))')

/**
 * Makes valibot's loops in the site's build visit own fields only. Otherwise any script of the page that adds
 * a field to `Object.prototype` would make every check fail: of the gateway's status, of settings, of what
 * plugins give. Ends the build where valibot has no such loop any more: then remove this.
 */
export function ownKeys(): Plugin {
  let found = false
  return {
    name: 'foyer:own-keys',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /\/node_modules\/valibot\/dist\// },
      handler(code) {
        const safe = withOwnKeys(code)
        found ||= safe !== code
        return { code: safe, map: null }
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error('valibot has no loop over inherited fields any more')
    },
  }
}

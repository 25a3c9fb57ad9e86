import { parseArgs } from 'node:util'
import { suggestNames } from '../../kernel/host/tooling/suggest-names.ts'

/** What `npm start` is asked for, or why it cannot start. */
export type StartOptions =
  | {
      readonly kind: 'start'
      /** Id of the one plugin that is shown alone. */
      readonly plugin?: string
      /** Folder of a foreign plugin's package. */
      readonly foreign?: string
      readonly port?: number
    }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string; readonly usage: boolean }

export const USAGE = `npm start [-- --plugin <area.name> | --foreign <folder>] [--port <number>]

Starts the site and its harness on the mock gateway.
  --plugin <area.name>  opens one plugin alone, with fakes for what it needs, and its settings form
  --foreign <folder>    also runs npm run dev of a foreign plugin's package, and opens the harness with that plugin
  --port <number>       another port than 5173; PORT=<number> does the same
BROWSER=none opens no browser.`

const MOST_SUGGESTED = 3

/**
 * Reads the arguments of `npm start`.
 *
 * @param plugins - ids of the plugins that exist
 */
export function readStartOptions(args: readonly string[], plugins: readonly string[]): StartOptions {
  const read = parse(args)
  if (typeof read === 'string') return wrong(read)
  const { help, plugin, foreign, port } = read
  if (help) return { kind: 'help' }
  if (plugin !== undefined && foreign !== undefined)
    return wrong('give either --plugin or --foreign, not both')
  if (foreign === '') return wrong('--foreign needs a folder')
  if (port !== undefined && !isPort(port)) return wrong(`--port needs a number up to 65535, not "${port}"`)
  if (plugin !== undefined && !plugins.includes(plugin))
    return { kind: 'wrong', message: unknownPlugin(plugin, plugins), usage: false }
  return {
    kind: 'start',
    ...(plugin !== undefined && { plugin }),
    ...(foreign !== undefined && { foreign }),
    ...(port !== undefined && { port: Number(port) }),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        plugin: { type: 'string' },
        foreign: { type: 'string' },
        port: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const wrong = (message: string): StartOptions => ({ kind: 'wrong', message, usage: true })
const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) <= 65_535

function unknownPlugin(id: string, plugins: readonly string[]): string {
  const start = `there is no plugin "${id}"`
  // A part of an id is far from the whole by its letters.
  const containing = id === '' ? [] : plugins.filter((each) => each.includes(id))
  const near = [...new Set([...containing, ...suggestNames(id, plugins)])].slice(0, MOST_SUGGESTED)
  return near.length > 0
    ? `${start}; did you mean ${near.join(', ')}?`
    : `${start}; an id is area.name, as the folders plugins/<area>/<name> are called`
}

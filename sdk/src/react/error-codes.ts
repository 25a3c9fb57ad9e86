import type { ErrorTable } from '../errors.ts'

/** Errors of hooks and components that are used wrongly. */
export const ERROR_CODES = {
  'UI-ROOT': {
    what: 'A hook or component of the SDK was rendered outside the kernel’s React root.',
    phases: ['render'],
    remedy: 'Render it in a slot or a page; in a test, inside the test kernel.',
  },
  'UI-BOUNDARY': {
    what: 'A hook that needs its plugin was rendered outside a PluginBoundary.',
    phases: ['render'],
    remedy: 'Render the component through a slot, a route, or `PluginComponent`.',
  },
  'UI-STOPPED': {
    what: 'A component asks for services of a plugin that does not run.',
    phases: ['render'],
    remedy: 'Contribute the component, so that it is removed with its plugin, instead of storing it.',
  },
} as const satisfies ErrorTable

import type { ErrorTable } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'PL-MANIFEST': {
      /** What is not as it should be: `id`, `load`, `tokens` or `contributes`. */
      readonly part: string
    }
    'PL-SDK': {
      /** What the manifest names in place of `^1`. */
      readonly sdk: string
    }
    'PL-PROVIDER': {
      readonly token: string
      /** Id of the plugin that has it. */
      readonly provider: string
    }
    'PL-PROVIDES': {
      /** The name under `provides`. */
      readonly name: string
    }
    'PL-CYCLE': {
      /** Ids of the plugins, each requiring the next; the first one stands at the end again. */
      readonly path: readonly string[]
    }
    'PL-MISSING': {
      readonly token: string
      /** Tokens that are spelt nearly so. */
      readonly near: readonly string[]
    }
    'PL-SWITCH': {
      readonly name: string
      /** Switches that are spelt nearly so. */
      readonly near: readonly string[]
    }
    'PL-MODULE': {
      /** What `load` gave: a `typeof`. */
      readonly loaded: string
    }
    'PL-QUARANTINED': {
      /** How many errors counted; none where it was done by hand. */
      readonly errors: number
    }
    'PL-NETWORK': {
      readonly url: string
      /** The HTTP status, where there was an answer. */
      readonly status?: number
    }
    'PL-EXPORT': {
      /** What the file exports: a `typeof`. */
      readonly exported: string
    }
    'PL-IDENTITY': {
      /** The id in the file. */
      readonly found: string
    }
  }
}

/**
 * Every code that the host raises: what is wrong, and what to do about it (KN-07). Errors take their remedy from it. Loaded with
 * the first error: no page needs it for its first paint.
 */
export const ERROR_CODES = {
  'PL-MANIFEST': {
    what: 'A part of the plugin is not what it should be; the error names it.',
    phases: ['register'],
    remedy: 'Write it with definePlugin and plugin, and let the compiler check it.',
  },
  'PL-SDK': {
    what: 'The plugin was made for another major of the SDK.',
    phases: ['register'],
    remedy: 'Build it against the site’s SDK.',
  },
  'PL-ORIGIN': {
    what: 'The merchant’s profile, or the page’s policy made from it, does not allow this address of a foreign plugin.',
    phases: ['load', 'register'],
    remedy:
      'List the plugin’s https address, and every host that its manifest names, in the profile; then bake.',
  },
  'PL-INTEGRITY': {
    what: 'The foreign plugin’s file is not the one whose hash the merchant’s profile lists. It was not run.',
    phases: ['load'],
    remedy:
      'List the hash that the plugin’s build printed; if the file changed without a new build, find out who changed it.',
  },
  'PL-NETWORK': {
    what: 'The foreign plugin’s file cannot be had. It is tried again when the network is back.',
    phases: ['load'],
    remedy: 'Check that its server answers, and allows other origins by Access-Control-Allow-Origin.',
  },
  'PL-EXPORT': {
    what: 'The foreign file’s default export is no plugin.',
    phases: ['register'],
    remedy: 'Export plugin(manifest, load) by default, and build with the SDK’s Vite preset.',
  },
  'PL-IDENTITY': {
    what: 'The foreign plugin’s manifest has another id than the merchant’s profile.',
    phases: ['register'],
    remedy: 'List it under its own id.',
  },
  'PL-DUPLICATE': {
    what: 'Another plugin has this id.',
    phases: ['register'],
    remedy: 'Give each plugin its own area.name.',
  },
  'PL-PROVIDER': {
    what: 'The kernel or another plugin provides this token.',
    phases: ['register'],
    remedy: 'Name the other plugin in `replaces`; a kernel’s token cannot be replaced.',
  },
  'PL-CYCLE': {
    what: 'Plugins require each other in a circle; the error names all of them.',
    phases: ['register'],
    remedy: 'Let them meet at an extension point or an event instead.',
  },
  'PL-MISSING': {
    what: 'Nobody provides a token that the plugin requires.',
    phases: ['register'],
    remedy: 'Check the token’s id against the near ones, or make it optional.',
  },
  'PL-GATE': {
    what: 'The plugin’s gate threw.',
    phases: ['register'],
    remedy: 'Build gates from the SDK’s functions only.',
  },
  'PL-SWITCH': {
    what: 'The gate asks for a switch that the gateway does not know. It counts as off.',
    phases: ['register'],
    remedy: 'Check the switch’s name with the gateway.',
  },
  'PL-KEY': {
    what: 'A value for a keyed point has no key, or one that another plugin has.',
    phases: ['call'],
    remedy: 'Give it its own key, or name the other plugin in `replaces`.',
  },
  'PL-UNDECLARED': {
    what: 'The code contributes to a point that the manifest does not name.',
    phases: ['call'],
    remedy: 'List the point under `contributes`.',
  },
  'PL-SETTING': {
    what: 'A setting does not fit the plugin’s schema. Its default stands, where it has one.',
    phases: ['activate'],
    remedy: 'Correct it in the merchant’s settings.',
  },
  'PL-MODULE': {
    what: 'What `load` gave is no module.',
    phases: ['load'],
    remedy: 'Let load return import("./…").',
  },
  'PL-PROVIDES': {
    what: 'activate did not return a service that the manifest provides.',
    phases: ['activate'],
    remedy: 'Return an object with every name under `provides`.',
  },
  'PL-THREW': {
    what: 'The plugin’s code threw or rejected.',
    phases: ['load', 'activate', 'render', 'event', 'timer', 'intercept', 'call', 'dispose'],
    remedy: 'See the cause; where it did not load, whether its code is deployed and can be reached.',
  },
  'PL-TIMEOUT': {
    what: 'A load, an activation or an undo did not settle in time.',
    phases: ['load', 'activate', 'dispose'],
    remedy: 'Settle every promise; give calls a deadline of their own.',
  },
  'PL-CLOSED': {
    what: 'The context was used after the plugin had been stopped.',
    phases: ['call'],
    remedy: 'Heed context.signal, and undo what calls back.',
  },
  'PL-QUARANTINED': {
    what: 'The plugin made too many errors and is off for the session.',
    phases: ['call'],
    remedy: 'See the errors before this one.',
  },
  'PL-FLOOD': {
    what: 'The plugin emits events faster than anything could need. What is too much reaches nobody.',
    phases: ['event'],
    remedy: 'Look for a loop, or for two handlers that answer each other.',
  },
  'PL-LOOP': {
    what: 'Plugins switch each other, or themselves, on and off without end.',
    phases: ['call'],
    remedy: 'Let no gate depend on what its own plugin does.',
  },
  'PL-STALE': {
    what: 'What the plan was made from has changed since: facts, plugins, or what runs.',
    phases: ['call'],
    remedy: 'Plan again, look at the new plan, and apply that.',
  },
  'PL-BUSY': {
    what: 'Another plan is being applied to this page.',
    phases: ['call'],
    remedy: 'Wait for its end, and plan again.',
  },
  'PL-PLAN': {
    what: 'A plugin did not come to where the plan said, though it reported no error of its own.',
    phases: ['call', 'activate'],
    remedy: 'See what it requires, and plan again.',
  },
  'PL-LISTENER': {
    what: 'A listener of one of the host’s stores threw.',
    phases: ['event'],
    remedy: 'See the cause.',
  },
} as const satisfies ErrorTable

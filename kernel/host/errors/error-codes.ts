import type { ErrorTable } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'PL-MANIFEST': {
      /** Path of the invalid part: `load`, `when.of.0.op`. */
      readonly part: string
      readonly problem: string
    }
    'PL-SDK': {
      /** The manifest's `sdk`. */
      readonly sdk: string
      /** What the site has: `^1`. */
      readonly site: string
    }
    'PL-DUPLICATE': {
      /** Title and origin of the plugin that has the id. */
      readonly owner: string
      /** The same of the plugin that is refused. */
      readonly other: string
    }
    'PL-VALUE': {
      /** Id of the extension point. */
      readonly point: string
      /** Path of the field that is bad; empty for the value as a whole. */
      readonly field: string
      readonly problem: string
    }
    'PL-REPLACES': {
      /** Id of the plugin that would be replaced. */
      readonly replaces: string
    }
    'PL-ARGUMENT': {
      /** The method of the context: `intercept`. */
      readonly call: string
      readonly problem: string
    }
    'PL-GLOBAL': {
      /** The global variable. */
      readonly name: string
    }
    'PL-UNREAD': {
      /** Id of the extension point. */
      readonly point: string
      /** Ids of the plugins that would read it; empty where no plugin is known to. */
      readonly readers: readonly string[]
    }
    'PL-ENTRY': {
      /** The bad field of the profile's entry; empty for the entry as a whole. */
      readonly field: string
      readonly problem: string
    }
    'PL-PROVIDER': {
      readonly token: string
      /** Id of the plugin that provides it. */
      readonly provider: string
    }
    'PL-PROVIDES': {
      /** The name under `provides`. */
      readonly name: string
    }
    'PL-CYCLE': {
      /** Ids of the plugins, each requiring the next; the last is the first again. */
      readonly path: readonly string[]
    }
    'PL-MISSING': {
      readonly token: string
      /** Tokens with similar names. */
      readonly near: readonly string[]
    }
    'PL-SWITCH': {
      readonly name: string
      /** Switches with similar names. */
      readonly near: readonly string[]
    }
    'PL-DISABLED': {
      /** Plugins with similar ids. */
      readonly near: readonly string[]
    }
    'PL-MODULE': {
      /** The `typeof` of what `load` returned, or of the export. */
      readonly loaded: string
      /** The export that is named as a component. */
      readonly export?: string
    }
    'PL-QUARANTINED': {
      /** Number of errors that counted; absent where none did, as when it was quarantined by hand. */
      readonly errors?: number | undefined
      /** Code of the last error. */
      readonly last?: string | undefined
    }
    'PL-NETWORK': {
      readonly url: string
      /** The HTTP status, if there was a response. */
      readonly status?: number
      /** A header that the response lacks. */
      readonly missing?: string
    }
    'PL-EXPORT': {
      /** The `typeof` of the file's default export. */
      readonly exported: string
    }
    'PL-IDENTITY': {
      /** The id in the file. */
      readonly found: string
    }
  }
}

/**
 * Every error code of the host, with its cause and remedy (KN-07). Errors take their remedy from it. Loaded
 * with the first error, because the first paint does not need it.
 */
export const ERROR_CODES = {
  'PL-MANIFEST': {
    what: 'A field of the plugin’s manifest is invalid, or unknown; the error names it. The plugin is refused.',
    phases: ['register'],
    remedy: 'Write the manifest with definePlugin and the SDK’s functions, and type-check it.',
  },
  'PL-SDK': {
    what: 'The plugin was built for another major version of the SDK.',
    phases: ['register'],
    remedy: 'Build the plugin against the major version that the error names as the site’s.',
  },
  'PL-ORIGIN': {
    what: 'The merchant’s profile, or the Content-Security-Policy made from it, does not allow this address of a foreign plugin.',
    phases: ['load', 'register'],
    remedy:
      'List the plugin’s https address, and every origin that its manifest names, in the profile; then bake.',
  },
  'PL-INTEGRITY': {
    what: 'The hash of the foreign plugin’s file is not the one in the merchant’s profile. The file was not run.',
    phases: ['load'],
    remedy:
      'List the hash that the plugin’s build printed; if the file changed without a new build, find out who changed it.',
  },
  'PL-NETWORK': {
    what: 'The foreign plugin’s file could not be fetched. It is fetched again when the network is back.',
    phases: ['load'],
    remedy:
      'Check that its server answers. Where the error names a missing header, let the server send it: Access-Control-Allow-Origin with the site’s origin, or *.',
  },
  'PL-EXPORT': {
    what: 'The default export of the foreign plugin’s file is not a plugin.',
    phases: ['register'],
    remedy: 'Export plugin(manifest, load) by default, and build with the SDK’s Vite preset.',
  },
  'PL-IDENTITY': {
    what: 'The id in the foreign plugin’s manifest differs from the id in the merchant’s profile.',
    phases: ['register'],
    remedy: 'List the plugin under the id of its manifest.',
  },
  'PL-DUPLICATE': {
    what: 'Another plugin has this id; the error names both. The later one is refused.',
    phases: ['register'],
    remedy: 'Give each plugin an id of its own: area.name.',
  },
  'PL-VALUE': {
    what: 'A value that the plugin contributes does not fit its extension point. It is refused; in a manifest, the plugin is.',
    phases: ['register', 'call'],
    remedy:
      'Correct the field that the error names; the point’s type in the SDK or the contract describes it.',
  },
  'PL-REPLACES': {
    what: 'A foreign plugin would replace another one, and the merchant’s profile does not allow it. The plugin is refused.',
    phases: ['register'],
    remedy: 'Name the replaced plugin under `replaces` in the plugin’s entry of the profile.',
  },
  'PL-ARGUMENT': {
    what: 'A method of the plugin’s context was called with a wrong argument. The call did nothing.',
    phases: ['call'],
    remedy: 'Pass what the error names; the type Context in the SDK describes each method.',
  },
  'PL-GLOBAL': {
    what: 'The plugin would replace a global variable that is the browser’s own. The call did nothing.',
    phases: ['call'],
    remedy: 'Choose a name of your own, or of your vendor’s.',
  },
  'PL-UNREAD': {
    what: 'The plugin contributes to an extension point that nobody reads here, so its contribution has no effect.',
    phases: ['register'],
    remedy: 'Turn on a plugin that reads the point, as the error names them, or check the point’s id.',
  },
  'PL-ENTRY': {
    what: 'The profile’s entry of a foreign plugin is invalid. The plugin is not fetched.',
    phases: ['load'],
    remedy: 'Correct the field that the error names; then bake.',
  },
  'PL-PROVIDER': {
    what: 'The kernel or another plugin provides this token.',
    phases: ['register'],
    remedy: 'Name the other plugin in `replaces`; a token of the kernel cannot be replaced.',
  },
  'PL-CYCLE': {
    what: 'Plugins require each other in a circle; the error names all of them.',
    phases: ['register'],
    remedy: 'Connect the plugins by an extension point or an event instead.',
  },
  'PL-MISSING': {
    what: 'No plugin provides a token that the plugin requires.',
    phases: ['register'],
    remedy:
      'Compare the token’s id with the similar ones that the error lists, or make the service optional.',
  },
  'PL-GATE': {
    what: 'The plugin’s gate threw.',
    phases: ['register'],
    remedy: 'Build gates from the SDK’s functions only.',
  },
  'PL-SWITCH': {
    what: 'The gate reads a switch that the gateway does not know. The switch counts as off.',
    phases: ['register'],
    remedy: 'Check the switch’s name with the gateway.',
  },
  'PL-DISABLED': {
    what: 'The merchant disables a plugin that the site does not have. Nothing is off by it.',
    phases: ['register'],
    remedy: 'Check the id under `disabled` in the profile, or in the gateway’s `whitelabelVal`.',
  },
  'PL-KEY': {
    what: 'A value for a keyed extension point has no key, or the key of another plugin’s value.',
    phases: ['call'],
    remedy: 'Give the value its own key, or name the other plugin in `replaces`.',
  },
  'PL-UNDECLARED': {
    what: 'The code contributes to an extension point that the manifest does not name.',
    phases: ['call'],
    remedy: 'List the extension point under `contributes`.',
  },
  'PL-SETTING': {
    what: 'A setting does not match the plugin’s schema. Its default is used, if it has one.',
    phases: ['activate'],
    remedy: 'Correct the setting in the merchant’s settings.',
  },
  'PL-MODULE': {
    what: '`load` did not return a module, or its module has no component under a name that the plugin contributes.',
    phases: ['load', 'call'],
    remedy:
      'Let load return import("./…"), and export a component under each name that a contribution names.',
  },
  'PL-PROVIDES': {
    what: 'activate did not return a service that the manifest provides.',
    phases: ['activate'],
    remedy: 'Return an object with every name under `provides`.',
  },
  'PL-THREW': {
    what: 'The plugin’s code threw or rejected.',
    phases: ['load', 'activate', 'render', 'event', 'timer', 'intercept', 'call', 'dispose'],
    remedy:
      'See the cause. In the phase `load`: check that the plugin’s code is deployed and can be fetched.',
  },
  'PL-TIMEOUT': {
    what: 'A load, an activation or an undo took too long.',
    phases: ['load', 'activate', 'dispose'],
    remedy: 'Resolve or reject every promise; give every call a timeout.',
  },
  'PL-CLOSED': {
    what: 'The context was used after the plugin had been stopped.',
    phases: ['call'],
    remedy: 'Listen to context.signal, and remove callbacks when it aborts.',
  },
  'PL-QUARANTINED': {
    what: 'The plugin had too many errors, and is off for the session.',
    phases: ['call'],
    remedy: 'See the plugin’s errors before this one; the error names the last.',
  },
  'PL-LOOP': {
    what: 'Plugins switch each other, or themselves, on and off in an endless circle.',
    phases: ['call'],
    remedy: 'Remove every gate that depends on an effect of its own plugin.',
  },
  'PL-STALE': {
    what: 'The facts, the plugins or their states have changed since the plan was made.',
    phases: ['call'],
    remedy: 'Plan again, check the new plan, and apply that.',
  },
  'PL-BUSY': {
    what: 'Another plan is being applied to this page.',
    phases: ['call'],
    remedy: 'Wait until it is applied, then plan again.',
  },
  'PL-PLAN': {
    what: 'A plugin did not reach its planned state, and reported no error of its own.',
    phases: ['call', 'activate'],
    remedy: 'Check what the plugin requires, and plan again.',
  },
  'PL-LISTENER': {
    what: 'A listener of one of the host’s stores threw.',
    phases: ['event'],
    remedy: 'See the cause.',
  },
} as const satisfies ErrorTable

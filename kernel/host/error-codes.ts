/**
 * Every code that the host raises: what is wrong, and what to do about it (KN-07). The documentation is made from this
 * table, and errors take their remedy from it. Loaded with the first error: no page needs it for its first paint.
 */
export const ERROR_CODES = {
  'PL-MANIFEST': {
    what: 'A part of the plugin is not what it should be; the error names it.',
    remedy: 'Write it with definePlugin and plugin, and let the compiler check it.',
  },
  'PL-SDK': {
    what: 'The plugin was made for another major of the SDK.',
    remedy: 'Build it against the site’s SDK.',
  },
  'PL-DUPLICATE': { what: 'Another plugin has this id.', remedy: 'Give each plugin its own area.name.' },
  'PL-PROVIDER': {
    what: 'The kernel or another plugin provides this token.',
    remedy: 'Name the other plugin in `replaces`; a kernel’s token cannot be replaced.',
  },
  'PL-CYCLE': {
    what: 'Plugins require each other in a circle; the error names all of them.',
    remedy: 'Let them meet at an extension point or an event instead.',
  },
  'PL-MISSING': {
    what: 'Nobody provides a token that the plugin requires.',
    remedy: 'Check the token’s id against the near ones, or make it optional.',
  },
  'PL-GATE': { what: 'The plugin’s gate threw.', remedy: 'Build gates from the SDK’s functions only.' },
  'PL-SWITCH': {
    what: 'The gate asks for a switch that the gateway does not know. It counts as off.',
    remedy: 'Check the switch’s name with the gateway.',
  },
  'PL-KEY': {
    what: 'A value for a keyed point has no key, or one that another plugin has.',
    remedy: 'Give it its own key, or name the other plugin in `replaces`.',
  },
  'PL-UNDECLARED': {
    what: 'The code contributes to a point that the manifest does not name.',
    remedy: 'List the point under `contributes`.',
  },
  'PL-SETTING': {
    what: 'A setting does not fit the plugin’s schema. Its default stands, where it has one.',
    remedy: 'Correct it in the merchant’s settings.',
  },
  'PL-MODULE': { what: 'What `load` gave is no module.', remedy: 'Let load return import("./…").' },
  'PL-PROVIDES': {
    what: 'activate did not return a service that the manifest provides.',
    remedy: 'Return an object with every name under `provides`.',
  },
  'PL-THREW': { what: 'The plugin’s code threw or rejected.', remedy: 'See the cause.' },
  'PL-TIMEOUT': {
    what: 'A load, an activation or an undo did not settle in time.',
    remedy: 'Settle every promise; give calls a deadline of their own.',
  },
  'PL-CLOSED': {
    what: 'The context was used after the plugin had been stopped.',
    remedy: 'Heed context.signal, and undo what calls back.',
  },
  'PL-QUARANTINED': {
    what: 'The plugin made too many errors and is off for the session.',
    remedy: 'See the errors before this one.',
  },
  'PL-FLOOD': {
    what: 'The plugin emits events faster than anything could need. What is too much reaches nobody.',
    remedy: 'Look for a loop, or for two handlers that answer each other.',
  },
  'PL-LOOP': {
    what: 'Plugins switch each other, or themselves, on and off without end.',
    remedy: 'Let no gate depend on what its own plugin does.',
  },
  'PL-LISTENER': { what: 'A listener of one of the host’s stores threw.', remedy: 'See the cause.' },
} as const satisfies Record<string, { readonly what: string; readonly remedy: string }>

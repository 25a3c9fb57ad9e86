/** Functions that `app/older/functions.ts` adds where they are missing. */
export const ADDED: ReadonlySet<string> = new Set([
  '.at()',
  '.findLast()',
  '.findLastIndex()',
  '.toReversed()',
  '.toSorted()',
  '.toSpliced()',
  '.showModal()',
  'Object.hasOwn',
  'URL.canParse',
  '.flat()',
  '.flatMap()',
  '.replaceAll()',
  '.trimEnd()',
  '.replaceChildren()',
  'Object.fromEntries',
  'Promise.allSettled',
  'AbortController',
  'queueMicrotask',
])

/** Functions whose absence the code catches, or asks for in a way that guards.ts does not see; each with where. */
export const ALLOWED: Readonly<Record<string, string>> = {
  '.showPopover()': 'kernel/overlays/toast-host.tsx catches its absence',
  '.startViewTransition()': 'React catches its absence',
  '.animate()': 'called with ?. on an element that may lack it, or after a check',
  '.getAnimations()': 'React, within a view transition',
  '.requestIdleCallback()': 'kernel/browser/mend-features.ts tries it',
  '.cancelIdleCallback()': 'kernel/browser/mend-features.ts tries it',
  '.writeText()': 'plugins/account/register catches its absence',
  '.requestFullscreen()': 'the trial game offers it only where document.fullscreenEnabled says so',
  '.exitFullscreen()': 'as above',
  'Notification.requestPermission':
    'plugins/push/fcm/push-support.ts asks for push messages first, which came with it',
  BroadcastChannel: 'within a try',
  'Intl.DisplayNames': 'within a try',
  'Intl.ListFormat': 'a formatter of i18next, which no text names',
  'Intl.RelativeTimeFormat': 'a formatter of i18next, which no text names',
  'Intl.Locale': 'within a try',
  'Intl.PluralRules': 'within a try',
}

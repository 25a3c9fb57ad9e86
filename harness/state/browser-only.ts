/** What a page cannot do to its own frame, and why. */
export const BROWSER_ONLY = [
  ['Processor', 'Only the browser’s own tools can slow it down.'],
  ['Forced colours', 'Only the browser or the system can force them.'],
  ['User agent of requests', 'Only the browser sends it. The page reads that of the device.'],
  [
    'Offline for the worker',
    'Only the browser can cut the worker off. “Network of the calls” breaks those to the gateway.',
  ],
] as const

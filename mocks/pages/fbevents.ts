/** Where the double tells what it was called with. */
const CALLS = '/__gateway/vendor/facebook/calls'

/**
 * `GET /__gateway/vendor/fbevents.js`: the double of Facebook's pixel. It takes the stub's queue over as the vendor's script
 * does, keeps each call in `window.__fbqCalls` and tells the gateway, also while the page is going away. It reaches nobody else.
 */
export const FBEVENTS = `(() => {
  'use strict'
  const fbq = window.fbq
  const calls = (window.__fbqCalls = window.__fbqCalls || [])
  if (typeof fbq !== 'function' || fbq.double) return
  fbq.double = true
  const take = (args) => {
    calls.push(args)
    let body
    try {
      body = JSON.stringify({ args })
    } catch {
      body = JSON.stringify({ args: args.map(String) })
    }
    fetch(${JSON.stringify(CALLS)}, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body,
    })
      .then((answer) => answer.text()) // one that is not read stays open for as long as the page
      .catch(() => {})
  }
  fbq.callMethod = (...args) => take(args)
  fbq.loaded = true
  const queue = fbq.queue || (fbq.queue = [])
  while (queue.length > 0) take(Array.from(queue.shift()))
})()
`

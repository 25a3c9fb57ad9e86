/** The path to which the double reports its calls. */
const CALLS = '/__gateway/vendor/facebook/calls'

/**
 * `GET /__gateway/vendor/fbevents.js`: the double of Facebook's pixel. Like the vendor's script it takes over the stub's
 * queue; it stores each call in `window.__fbqCalls` and reports it to the gateway only, also while the page closes.
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

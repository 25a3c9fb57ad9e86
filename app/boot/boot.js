/* The one inline script. Runs before anything else: takes a token out of the address, sets the colour scheme, starts the
   status call. Its hash stands in the Content-Security-Policy, so it is the same on every page; what differs is read
   from the document element. Plain ES2019: it is not compiled. */
;(function () {
  var root = document.documentElement
  var state = (window.__foyer = {})
  var url = new URL(location.href)
  var held = url.searchParams.get('token') || url.searchParams.get('tokens')
  if (held !== null) {
    state.token = held
    url.searchParams.delete('token')
    url.searchParams.delete('tokens')
    history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  }
  try {
    var theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch (blocked) {}
  // As kernel/site/status-request.ts asks it again later: no hash, and nothing that holds a token, nested or not.
  var track = url.searchParams.get('track') || ''
  url.hash = ''
  Array.from(url.searchParams).forEach(function (pair) {
    if (/token/i.test(pair[0]) || /token[\w-]*(?:=|%3d)/i.test(pair[1])) url.searchParams.delete(pair[0])
  })
  var query = new URLSearchParams({
    device: 'MOBILE',
    track: track,
    originalDomain: location.hostname,
    url: url.href,
  })
  state.status = fetch('/wps/system/status?' + query, {
    cache: 'no-cache',
    headers: { Accept: 'application/json', Merchant: root.dataset.merchant, Language: root.dataset.language },
  })
  state.status.catch(function () {})
  // A rendered page shows itself first: its script starts when what stands in it has loaded, or after so many milliseconds.
  var entry = root.dataset.entry
  if (entry) {
    // A button that is tapped before its script is there is tapped again then: kernel/boot/early-tap.ts.
    state.hear = function (event) {
      state.tap = event.target.closest('button')
    }
    addEventListener('click', state.hear, true)
    var start = function () {
      if (!entry) return
      // The entry and what it imports, asked for at once: nothing of it competes with the first image.
      entry.split(' ').forEach(function (file, at) {
        var element = document.createElement(at ? 'link' : 'script')
        if (at) element.rel = 'modulepreload'
        else element.type = 'module'
        element.crossOrigin = ''
        element[at ? 'href' : 'src'] = file
        document.head.appendChild(element)
      })
      entry = ''
    }
    addEventListener('load', function () {
      // The frame with the first image goes out before any of it runs.
      requestAnimationFrame(function () {
        requestAnimationFrame(function () {
          setTimeout(start)
        })
      })
    })
    setTimeout(start, 1500)
  }
})()

/* The one inline script. Runs before anything else: removes a token from the address (RR-01), sets the colour scheme, starts
   the status call. Its hash is in the Content-Security-Policy, so it is the same on every page; differences are read
   from the document element. Plain ES5: it is not compiled, and browsers of any age read it. */
;(function () {
  var root = document.documentElement
  // A browser without one of these is older than those that the site is built for (app/build/build-target.ts): it gets a
  // page of plain HTML. Chrome has the newest of them since 93, Firefox since 98, Safari since 15.4.
  if (
    !window.Reflect ||
    !window.Proxy ||
    !window.URLSearchParams ||
    !window.fetch ||
    !('noModule' in document.createElement('script')) ||
    !document.createElement('dialog').showModal ||
    ![].at ||
    !Object.hasOwn
  )
    return location.replace('/m/older?language=' + root.getAttribute('data-language'))
  var add = function (tag, file) {
    var element = document.createElement(tag)
    if (tag === 'link') element.rel = 'modulepreload'
    else element.type = 'module'
    element.crossOrigin = ''
    element[tag === 'link' ? 'href' : 'src'] = file
    document.head.appendChild(element)
  }
  var state = (window.__foyer = {})
  // What is malformed is read as far as it goes.
  var decode = function (text) {
    return new URLSearchParams('a=' + text.replace(/&/g, '%26')).get('a')
  }
  // `?a=1&token=x` without its tokens, however their names are spelled, also inside an address or a JSON text that is a
  // value; every other pair stays as written, which click ids need. Takes no more than linear time.
  var withoutTokens = function (text, depth) {
    var seen = {}
    var owed = ''
    return text
      .split(/(?=[?&;#])/)
      .map(function (part) {
        var first = /^[?&;#]/.test(part) ? part[0] : ''
        var mark = (first !== '#' && owed) || first
        var at = part.indexOf('=') + 1
        // Without a mark or a name it is a path, or an address that is encoded as a whole.
        var named = part.slice(first.length, at || (first ? part.length : 0))
        var value = part.slice(first.length + named.length)
        owed = ''
        if (/token/i.test(decode(decode(decode(named))))) {
          if (/[?#]/.test(mark) && !seen[mark]) owed = mark
          return ''
        }
        seen[mark] = 1
        var inner = decode(value)
        var plain = inner === value && !(named && /[?&;#=]/.test(value))
        var pair = /token\w{0,30}\W{0,9}:/i.test(inner)
        var nested = pair ? '' : plain ? inner : depth ? withoutTokens(inner, depth - 1) : ''
        return mark + named + (nested === inner ? value : encodeURIComponent(nested))
      })
      .join('')
  }
  // In an address the token would stay readable: in the entries of the performance timeline and of the
  // Navigation API, for every script, as long as the page lives. So the clean address is loaded anew, and this
  // key passes the token on, once. Empty: there was something else to clean. No server bounds the hash.
  var KEY = 'foyer.token'
  var hash = location.hash
  var clean =
    location.pathname
      .split('/')
      .map(function (segment) {
        return withoutTokens(segment, 3)
      })
      .join('/') + withoutTokens(location.search + (hash.length < 1e4 ? hash : ''), 3)
  var pending = null
  try {
    pending = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
  } catch (blocked) {}
  if (clean !== location.pathname + location.search + hash) {
    var given = {}
    new URLSearchParams(location.search).forEach(function (value, name) {
      name = name.toLowerCase().split('[')[0]
      given[name] = given[name] || value
    })
    var token = given.token || given.tokens || ''
    try {
      history.replaceState(history.state, '', clean)
      // Once only: what could not be cleaned must not reload for ever.
      if (pending === null) {
        sessionStorage.setItem(KEY, token)
        state.reloading = true
        return location.reload()
      }
    } catch (blocked) {}
    pending = token
  }
  state.token = pending || undefined
  var url = new URL(location.href)
  try {
    var theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch (blocked) {}
  // The same address as in kernel/site/status-request.ts: no hash, and no parameter that contains a token,
  // nested or not.
  var track = url.searchParams.get('track') || ''
  url.hash = ''
  Array.from(url.searchParams).forEach(function (pair) {
    if (/token/i.test(pair[0]) || /[:=]|%3[ad]/i.test(pair[1].slice(pair[1].search(/token|$/i))))
      url.searchParams.delete(pair[0])
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
  // A link that the browser follows by itself (before the script has loaded, or in a new tab) gets the
  // campaign's parameters, as kernel/navigation/preserve-query.ts adds them within the app. The bake writes their names here (boot-script.ts).
  var preservedParameters = /^(PRESERVED_PARAMETERS)(?:=|$)/
  var preserveQuery = function (event) {
    var link = event.target.closest && event.target.closest('a[href^="/m"]')
    if (!link) return
    var to = /^([^?#]*)(?:\?([^#]*))?(#[^]*)?$/.exec(link.getAttribute('href'))
    var pairs = (to[2] || '').split('&').filter(Boolean)
    var named = pairs.map(function (pair) {
      return pair.split('=')[0]
    })
    location.search
      .slice(1)
      .split('&')
      .forEach(function (pair) {
        var name = preservedParameters.exec(pair)
        if (name && named.indexOf(name[1]) < 0) pairs.push(pair)
      })
    link.setAttribute('href', to[1] + (pairs.length ? '?' + pairs.join('&') : '') + (to[3] || ''))
  }
  addEventListener('click', preserveQuery, true)
  addEventListener('auxclick', preserveQuery, true)
  // The control under the finger shows at once that it was pressed, also where no other script has run yet; its look
  // is in sdk/src/ui/base.css. A finger that scrolls presses nothing.
  var pressed
  // An element that a script focuses after a touch gets no ring. The mark is on that element alone: one on the root would
  // style the whole page anew at each touch.
  var touch
  var markFocus = function (event) {
    var marks = event.target && event.target.dataset
    if (marks && touch) marks.touch = ''
    else if (marks) delete marks.touch
  }
  addEventListener('focusin', markFocus, true)
  var release = function (event) {
    var control = pressed
    if (control && control.dataset.pressed === '')
      setTimeout(
        function () {
          if (control.dataset.pressed === '') delete control.dataset.pressed
        },
        event.type === 'pointerup' ? 150 : 0,
      )
  }
  addEventListener(
    'pointerdown',
    function (event) {
      touch = event.pointerType === 'touch'
      pressed = event.target.closest && event.target.closest('a[href],button,label,summary')
      if (pressed && !pressed.dataset.pressed) pressed.dataset.pressed = ''
    },
    true,
  )
  addEventListener('pointerup', release, true)
  addEventListener('pointercancel', release, true)
  addEventListener(
    'keydown',
    function () {
      touch = false
      markFocus({ target: document.activeElement })
    },
    true,
  )
  // A rendered page is shown first: its script starts when the page has loaded, or after so many
  // milliseconds. A page that its script renders starts it at once.
  var entry = root.dataset.entry
  var files = entry ? entry.split(' ') : []
  var start = function () {
    // The entry and its imports, requested at once: none competes with the first image.
    files.forEach(function (file, at) {
      add(at ? 'link' : 'script', file)
    })
    files = []
  }
  if ('shell' in root.dataset) {
    files.forEach(function (file) {
      add('link', file)
    })
    // A script that is added by another would not wait for the page's data.
    document.addEventListener('DOMContentLoaded', start)
  } else if (entry) {
    // A button that is tapped before its script has loaded is clicked again later:
    // kernel/page/take-boot-state.ts.
    state.onEarlyClick = function (event) {
      state.earlyClick = event.target.closest('button')
      if (state.earlyClick) state.earlyClick.dataset.pressed = 'waits'
    }
    addEventListener('click', state.onEarlyClick, true)
    addEventListener('load', function () {
      // The frame with the first image is painted before any of it runs.
      requestAnimationFrame(function () {
        requestAnimationFrame(function () {
          setTimeout(start)
        })
      })
    })
    setTimeout(start, 1500)
  }
})()

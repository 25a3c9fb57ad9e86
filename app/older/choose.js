/* Loaded by the boot script where the browser lacks something that the site's files need. Decides by features: the first
   target after functions that it lacks, the second target, or the page for browsers that can run neither. Plain ES3: every
   browser reads it. The build sets FOYER_OLDER_FILES: app/older/build-older.ts. */
;(function () {
  var files = FOYER_OLDER_FILES
  var root = document.documentElement
  var head = document.getElementsByTagName('head')[0]
  var has = function (owner, name) {
    return !!owner && name in owner
  }
  var tooOld = function () {
    location.replace('/m/older?language=' + root.getAttribute('data-language'))
  }
  // A file without an answer is requested again: the connection may return.
  var add = function (file, type, then) {
    var element = document.createElement('script')
    if (type) {
      element.type = type
      element.crossOrigin = ''
    }
    element.onload = then
    element.onerror = function () {
      head.removeChild(element)
      setTimeout(function () {
        add(file, type, then)
      }, 3000)
    }
    element.src = file
    head.appendChild(element)
  }
  var start = function (scripts) {
    var begin = function () {
      add(scripts[0], 'module')
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
    else begin()
  }
  // Nothing stands in for these: neither target runs without them. iOS from 12.2 and Chrome from 64 have them.
  if (
    !has(document.createElement('script'), 'noModule') ||
    !window.URLSearchParams ||
    !window.Reflect ||
    !window.Proxy ||
    !window.fetch
  )
    return tooOld()
  // Syntax, CSS and modules of the first target are all there where this is.
  if (has(window.CSS, 'supports') && CSS.supports('aspect-ratio', '1'))
    return add(files.functions, '', function () {
      start(root.getAttribute('data-entry').split(' '))
    })
  // iOS from 12.2 and Chrome from 64 have this one too; the first target runs without it.
  if (!files.entry || !window.IntersectionObserver) return tooOld()
  add(files.syntax, '', function () {
    // Set by that script, unless its syntax is unknown to the browser.
    if (!root.hasAttribute('data-syntax')) return tooOld()
    for (var at = 0; at < files.styles.length; at++) {
      var link = document.createElement('link')
      link.rel = 'stylesheet'
      link.crossOrigin = ''
      link.href = files.styles[at]
      // After the page's styles, whose declarations these replace.
      head.appendChild(link)
    }
    add(files.functions, '', function () {
      start([files.entry])
    })
  })
})()
